import { expect, it } from 'vitest';
import { type ScheduleAnswer, type SchedulePlan, type ScheduleProblem, solve } from '../index.ts';
import { compareScores } from '../testing/best-of-all.ts';
import { randomProblem } from '../testing/random-problem.ts';

it('SE22: a search over a board begins no worse than the board, on 80 random ones that a search has made', () => {
  const worse: string[] = [];
  for (let seed = 1; seed <= 80; seed++) {
    const problem = { ...randomProblem(seed, { scenes: 14, days: 5 }), baseline: [] };
    const made = answered(problem, 1500);
    const again = answered(onBoard(problem, made.plan), 0);
    if (compareScores(problem, again.score, made.score) > 0)
      worse.push(`seed ${seed}: ${brief(again)}, on the board ${brief(made)}`);
  }
  expect(worse).toEqual([]);
}, 60_000);

function answered(problem: ScheduleProblem, steps: number): ScheduleAnswer {
  const result = solve(problem, { seed: 1, budget: { steps }, withBound: false });
  if (!result.ok) throw new Error(JSON.stringify(result.contradictions));
  return result.answer;
}

const onBoard = (problem: ScheduleProblem, { days }: SchedulePlan): ScheduleProblem => ({
  ...problem,
  baseline: days.map(({ day, rows }) => ({
    day,
    scenes: rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])),
  })),
});

const brief = ({ score: { hardBreaches, minutesLeftOver, worth } }: ScheduleAnswer): string =>
  `${hardBreaches} breaches, ${minutesLeftOver} min left over, ${worth}`;
