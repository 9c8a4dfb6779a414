import type { EmptiedDays } from '@ddak/domain';
import { scoreAsTaken } from '@ddak/scheduler/board';
import type { Asked, Found } from './asked.ts';

/** BP12: the proposals with what they come to once they are taken over, by what becomes of the days that they empty. */
export const asTaken = (
  { problem, before }: Pick<Asked, 'problem' | 'before'>,
  found: readonly Found[],
  emptied: EmptiedDays,
): readonly Found[] =>
  found.map(({ title, answer }) => ({
    title,
    answer: { ...answer, score: scoreAsTaken(problem, before.plan, answer.plan, emptied) },
  }));
