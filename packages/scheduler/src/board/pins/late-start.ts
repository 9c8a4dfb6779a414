import {
  formatClock,
  formatDuration,
  josa,
  type LabourRules,
  type ProjectState,
  sceneLabel,
} from '@ddak/domain';
import { usualMeal } from '../meals.ts';
import type { BoardDay } from '../read-board-day.ts';
import { type FixedScene, nearestStart } from './fixed-scenes.ts';
import { mostHours } from './most-hours.ts';
import { freeStart, movedCall, type PinTrouble, sayTrouble } from './pin-trouble.ts';
import { startAt } from './start-at.ts';

const STEP = 5;

/**
 * BP15: the last set start is so late after the call that the day is over its hours, whatever else is shot: waiting for it
 * is work. Meals that the rules ask for meanwhile are not.
 */
export function lateStart(
  state: ProjectState,
  read: BoardDay,
  fixed: readonly FixedScene[],
  rules: LabourRules,
): PinTrouble[] {
  const set = fixed.filter(({ row }) => row.fixedStart !== null).toSorted((a, b) => a.end - b.end);
  const last = set.at(-1);
  if (!last) return [];
  const { day } = read;
  const most = mostHours(rules);
  const minutes = last.end + read.wrapMinutes - day.calltime;
  const meals = Math.ceil(minutes / Math.max(1, rules.mealWithin.value)) * usualMeal([read]);
  const breaks = read.breakMinutes + fixed.reduce((sum, { block }) => sum + block.breakMinutes, 0);
  const over = minutes - meals - breaks - most;
  if (over <= 0) return [];
  const by = Math.ceil(over / STEP) * STEP;
  const start = nearestStart(last, read, fixed, last.start - by);
  const label = `S#${sceneLabel(state, last.scene)}`;
  const call = day.calltime + by;
  const isBeforeAll = set.every((one) => call + read.setupMinutes + one.lead <= one.start);
  const until = formatClock(last.end + read.wrapMinutes);
  const wrong = `콜 ${formatClock(day.calltime)}, 시작 고정 ${formatClock(last.start)}, 정리까지 ${until}이면 하루 ${josa(formatDuration(most), '을/를')} 넘어요`;
  return [
    {
      key: `${last.row._id} late`,
      text: sayTrouble(state, day, [last.row._id], wrong),
      ways: [
        ...(isBeforeAll ? [movedCall(day, call, '콜타임 늦추기')] : []),
        ...(start === null ? [] : [startAt(state, last, start)]),
        freeStart(last.row._id, `${label} 시작 시각 풀기`),
      ],
    },
  ];
}
