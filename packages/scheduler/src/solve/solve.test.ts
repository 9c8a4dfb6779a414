import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import { type PlanScore, type ScheduleProblem, scheduleProblemSchema, solve, verifyPlan } from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { bestOfAll, compareScores } from '../testing/best-of-all.ts';
import { randomProblem } from '../testing/random-problem.ts';

const answered = (problem: ScheduleProblem, seed: number, steps: number) => {
  const result = solve(problem, { seed, budget: { steps } });
  if (!result.ok) throw new Error(JSON.stringify(result.contradictions));
  return result.answer;
};

describe('the whole problem', () => {
  it('SE6 finds what trying every order of every day finds, on 200 tiny problems with rules on', () => {
    const short: string[] = [];
    for (let seed = 1; seed <= 200; seed++) {
      const problem = tinyProblem(seed);
      const answer = answered(problem, seed, 5000);
      const best = bestOfAll(problem);
      if (compareScores(problem, answer.score, best) !== 0)
        short.push(`seed ${seed}: ${brief(answer.score)} for ${brief(best)}`);
      expect(answer.score).toEqual(verifyPlan(problem, answer.plan));
      if (best.hardBreaches === 0 && best.minutesLeftOver === 0)
        expect(answer.bound).toBeLessThanOrEqual(best.worth + 1e-6);
    }
    expect(short).toEqual([]);
  }, 120_000);

  it('SE7 gives the same answer for the same seed and number of steps', () => {
    const problem = randomProblem(9, { scenes: 14, days: 6 });
    expect(answered(problem, 3, 4000)).toEqual(answered(problem, 3, 4000));
  });

  it('SE6 never has a bound above what is found, proven or not', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const answer = answered(randomProblem(seed, { scenes: 12, days: 5 }), seed, 500);
      expect(answer.bound).toBeLessThanOrEqual(answer.cost);
      if (answer.proven) expect(answer.bound).toBe(answer.cost);
    }
  });

  it('CO14 is the same plan with the same bound, whatever is paid once: it is in the money alone', () => {
    const problem = randomProblem(9, { scenes: 14, days: 6 });
    const plain = answered({ ...problem, paidOnce: 0 }, 3, 2000);
    const dear = answered({ ...problem, paidOnce: 5_000_000 }, 3, 2000);
    const { score, ...rest } = dear;
    const { score: before, ...others } = plain;
    expect(rest).toEqual(others);
    expect([score.worth, score.money]).toEqual([before.worth, before.money + 5_000_000]);
  });

  it('CO17 is the same plan with the same bound, whatever meals cost: they are in the money alone', () => {
    const problem = randomProblem(9, { scenes: 14, days: 6 });
    const plain = answered({ ...problem, meals: { perHead: 0, crew: 0 } }, 3, 2000);
    const dear = answered({ ...problem, meals: { perHead: 1_000_000, crew: 40 } }, 3, 2000);
    const { score, ...rest } = dear;
    const { score: before, ...others } = plain;
    expect(rest).toEqual(others);
    expect(score.moneyParts.meals).toBeGreaterThan(0);
    expect([score.worth, score.money]).toEqual([before.worth, before.money + score.moneyParts.meals]);
  });

  it('SE13 a small film is planned even where the time was over before it began', () => {
    const { problem } = realisticFilm({ scenes: 40, people: 10, days: 15 }, 2);
    const result = solve(problem, { seed: 1, budget: { share: () => 1 } });
    expect(result.ok && [result.answer.steps, result.answer.score.minutesLeftOver]).toEqual([0, 0]);
  });

  it('CO2 lets a person go over so many days of the calendar, whatever of it is shot, and counts no waiting', () => {
    const heldOver = (dropAfterDays: number, holdRate: number, pickupFee: number) => {
      const problem = scheduleProblemSchema.parse({
        format: 'ddak.schedule/1',
        scenes: ['a', 'b', 'c'].map((id) => ({ id, minutes: 60, cast: id === 'b' ? [] : ['kim'] })),
        days: ['01', '05', '12'].map((day) => ({ id: day, date: `2026-12-${day}` })),
        people: [{ id: 'kim', holdRate, dropAfterDays, pickupFee }],
        pins: ['a', 'b', 'c'].map((scene, i) => ({ scene, day: ['01', '05', '12'][i]! })),
        preferences: { castHoldDay: 1 },
      });
      const { moneyParts, preferenceParts } = answered(problem, 1, 10).score;
      return [moneyParts.castHold, preferenceParts.castHoldDays];
    };
    expect(heldOver(10, 100, 30)).toEqual([30, 0]);
    expect(heldOver(11, 100, 30)).toEqual([100, 1]);
    expect(heldOver(10, 100, 200)).toEqual([100, 1]);
    expect(heldOver(10, 0, 0)).toEqual([0, 0]);
  });
});

/** Without pairs that nothing but a hard breach keeps apart; those are in plan-state.test.ts. */
function tinyProblem(seed: number): ScheduleProblem {
  const random = seededRandom(seed);
  return randomProblem(seed, { scenes: 2 + Math.floor(random() * 3), days: 1 + Math.floor(random() * 2) });
}

const brief = (score: PlanScore) =>
  JSON.stringify([score.hardBreaches, score.minutesLeftOver, score.worth, score.points]);
