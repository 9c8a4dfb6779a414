import { formatDuration, type LabourRules, type ProjectState, sceneLabel } from '@ddak/domain';
import type { BoardDay } from '../read-board-day.ts';
import type { FixedScene } from './fixed-scenes.ts';
import { mostHours } from './most-hours.ts';
import { freeStart, type PinTrouble, sayTrouble, unpin } from './pin-trouble.ts';

/** BP15: what is fixed to a day is alone more than the day's hours, where those bind. Its last scene can go first. */
export function overfullDay(
  state: ProjectState,
  read: BoardDay,
  fixed: readonly FixedScene[],
  rules: LabourRules,
): PinTrouble[] {
  const most = mostHours(rules);
  const around = read.setupMinutes + read.wrapMinutes - read.breakMinutes;
  const minutes = fixed.reduce((sum, { block }) => sum + block.minutes - block.breakMinutes, around);
  const last = fixed.findLast(({ row }) => row.pinned) ?? fixed.at(-1);
  if (!last || minutes <= most) return [];
  const { row, scene } = last;
  const label = `S#${sceneLabel(state, scene)}`;
  const wrong = `고정한 씬 ${fixed.length}개가 준비와 정리까지 ${formatDuration(minutes)}, 하루는 ${formatDuration(most)}까지`;
  return [
    {
      key: `${read.day._id} overfull`,
      text: sayTrouble(
        state,
        read.day,
        fixed.map((one) => one.row._id),
        wrong,
      ),
      ways: [
        row.pinned ? unpin(row._id, `${label} 고정 풀기`) : freeStart(row._id, `${label} 시작 시각 풀기`),
      ],
    },
  ];
}
