import { formatClock, formatDuration, type ProjectState, sceneLabel } from '@ddak/domain';
import type { BoardDay } from '../read-board-day.ts';
import { type FixedScene, nearestStart } from './fixed-scenes.ts';
import { freeStart, type PinTrouble, sayTrouble } from './pin-trouble.ts';
import { startAt } from './start-at.ts';

/** BP15: scenes whose set starts overlap; each is named once, with the first before it that still runs. */
export function overlappingStarts(
  state: ProjectState,
  read: BoardDay,
  fixed: readonly FixedScene[],
): PinTrouble[] {
  const set = fixed
    .filter(({ row }) => row.fixedStart !== null)
    .toSorted((a, b) => beginOf(a) - beginOf(b) || a.end - b.end);
  return set.flatMap((scene, i): PinTrouble[] => {
    const before = set.slice(0, i).find((one) => beginOf(scene) < one.end);
    if (!before) return [];
    const by = formatDuration(Math.min(before.end, scene.end) - beginOf(scene));
    const wrong = `시작 고정 ${formatClock(before.start)}, ${formatClock(scene.start)}, 겹침 ${by}`;
    const start = nearestStart(scene, read, fixed);
    const label = `S#${sceneLabel(state, scene.scene)}`;
    return [
      {
        key: `${scene.row._id} overlap`,
        text: sayTrouble(state, read.day, [before.row._id, scene.row._id], wrong),
        ways: [
          ...(start === null ? [] : [startAt(state, scene, start)]),
          freeStart(scene.row._id, `${label} 시작 시각 풀기`),
        ],
      },
    ];
  });
}

const beginOf = ({ start, lead }: FixedScene): number => start - lead;
