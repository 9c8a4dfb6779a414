import { formatClock, josa, type ProjectState, sceneLabel } from '@ddak/domain';
import type { FixedScene } from './fixed-scenes.ts';
import type { PinWay } from './pin-trouble.ts';

/** Another set start. */
export function startAt(state: ProjectState, { row, scene }: FixedScene, start: number): PinWay {
  const [name, clock] = [`S#${sceneLabel(state, scene)}`, formatClock(start)];
  return {
    label: `${name} ${clock}에 시작하기`,
    done: `${name} 시작 시각을 ${josa(clock, '으로/로')} 옮겼어요.`,
    command: { name: 'editRow', args: { rowId: row._id, patch: { fixedStart: start } } },
  };
}
