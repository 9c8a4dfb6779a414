import type { Id } from '@ddak/domain';
import { RULES, type ScheduleAnswer } from '@ddak/scheduler';
import { type DaysNeeded, findDaysNeeded } from '@ddak/scheduler/board';
import type { Solver } from '../solver.ts';
import type { Ask } from './ask.ts';
import type { Asked } from './asked.ts';
import { optionsOf } from './run-proposals.ts';

/** A round only asks whether so many days are enough, and ends as soon as they are, or surely are not. */
const ROUND = 6000;

/** BP8: how many days it takes where scenes are left over that would fit; null where none is, or it was stopped. */
export const daysNeededFor = (
  solver: Solver,
  { state, boardId, problem }: Asked,
  ask: Ask,
  answer: ScheduleAnswer,
  watch: { readonly isStopped: () => boolean; readonly newId: () => Id },
): Promise<DaysNeeded | null> =>
  findDaysNeeded(
    { state, boardId, options: optionsOf(ask), problem },
    answer,
    async (wider) => {
      if (watch.isStopped()) return null;
      const wish = { seed: 1, milliseconds: ROUND, untilPlaced: true };
      const end = await solver.solve(wider, wish);
      return end.kind === 'found' ? end.answer : null;
    },
    watch.newId,
  );

/** Which rule binds, and that the number is from a plan. */
export const sayWhyNeeded = ({ needs, rule }: DaysNeeded): string =>
  `${RULES[rule] ?? rule} 규칙을 지키면 남은 씬이 들어갈 날이 없어요. ${needs}일로 짜 보니 모두 들어갔어요.`;
