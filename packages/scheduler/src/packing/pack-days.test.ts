import { describe, expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import {
  fewestShootingDays,
  type ScheduleProblem,
  scheduleProblemSchema,
  solve,
  solveInSteps,
  verifyPlan,
} from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { packDays } from './pack-days.ts';

const MOVE = 30;
const DAY = 600;

/** Days that scenes at one to three places fill to the minute, with people who cost more the more days they have. */
function fullDays(seed: number, count: number): ScheduleProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const places = Array.from({ length: count }, (_, i) => `place ${i}`);
  const people = Array.from({ length: 8 }, (_, i) => `person ${i}`);
  const scenes = Array.from({ length: count }, (_, day) => {
    const visited = new Set(Array.from({ length: upTo(3) }, () => places[upTo(count) - 1]!));
    const parts = Array.from(visited).flatMap((place) => Array.from({ length: upTo(3) }, () => ({ place })));
    let left = DAY - MOVE * (visited.size - 1);
    return parts.map(({ place }, i) => {
      const rest = parts.length - 1 - i;
      const minutes =
        rest === 0 ? left : Math.max(10, Math.round((left / (rest + 1)) * (0.6 + 0.8 * random())));
      left -= minutes;
      return { id: `${day}/${i}`, minutes, place, cast: people.filter(() => random() < 0.3) };
    });
  }).flat();
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes,
    places: places.map((id) => ({ id })),
    people: people.map((id) => ({ id, dayRate: 300_000 })),
    days: Array.from({ length: count }, (_, i) => ({
      id: `day ${i}`,
      date: new Date(Date.UTC(2026, 11, 7 + i)).toISOString().slice(0, 10),
      crewCost: 5_000_000,
    })),
    moveBetween: { minutes: MOVE, cost: 100_000 },
    rules: [{ rule: 'dayLength', minutes: DAY }],
  });
}

const answered = (problem: ScheduleProblem, steps: number, untilPlaced = false) => {
  const result = solve(problem, { seed: 1, budget: { steps }, withBound: false, untilPlaced });
  if (!result.ok) throw new Error(JSON.stringify(result.contradictions));
  return result.answer;
};

const firstPlanOf = (problem: ScheduleProblem) => {
  const first = solveInSteps(problem, { seed: 1, budget: { steps: 0 }, withBound: false }).next();
  if (first.done) throw new Error(JSON.stringify(first.value));
  return first.value.answer();
};

describe('days that are filled', () => {
  // Some minutes a day are spare: else only one plan may be left, which a search need not find.
  const roomy = (problem: ScheduleProblem): ScheduleProblem => ({
    ...problem,
    rules: [{ rule: 'dayLength', severity: 'hard', weight: 1, minutes: DAY + 10 }],
  });

  it('SE18 take in what the first plan leaves over, with no day to spare', () => {
    let leftOver = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const problem = roomy(fullDays(seed, 12));
      leftOver += firstPlanOf(problem).leftOver.length;
      expect(fewestShootingDays(problem)).toBeLessThanOrEqual(12);
      const placed = answered(problem, 150_000, true);
      expect([seed, placed.leftOver]).toEqual([seed, []]);
      expect(placed.score.hardBreaches).toBe(0);
      expect(placed.score).toEqual(verifyPlan(problem, placed.plan));
      expect(placed.steps).toBeLessThan(150_000);
    }
    expect(leftOver).toBeGreaterThan(5);
  }, 60_000);

  it('SE18 stay filled while the search goes on for less money', () => {
    const problem = roomy(fullDays(1, 12));
    const [placed, cheaper] = [answered(problem, 150_000, true), answered(problem, 150_000)];
    expect(cheaper.leftOver).toEqual([]);
    expect(cheaper.cost).toBeLessThan(placed.cost);
  }, 60_000);

  it('SE18 take in a short scene, though the move to it is worth more to a full day', () => {
    const problem = scheduleProblemSchema.parse({
      format: 'ddak.schedule/1',
      scenes: [
        { id: 'long', minutes: 400, place: 'home' },
        { id: 'short', minutes: 10, place: 'street' },
      ],
      places: [{ id: 'home' }, { id: 'street' }],
      days: [{ id: 'day', date: '2026-12-07' }],
      moveBetween: { minutes: 60, cost: 0 },
      rules: [{ rule: 'dayLength', minutes: DAY }],
    });
    const state = new PlanState(compileProblem(problem));
    const packing = packDays(state, seededRandom(1), () => 1, { warmth: 1, onlyIfAll: true });
    while (!packing.next().done);
    expect([...state.day]).toEqual([0, 0]);
  });

  it('SE18 leave over what no day is long enough for, and say so', () => {
    const problem = roomy(fullDays(1, 12));
    const long = { ...problem.scenes[0]!, id: 'long', minutes: DAY + 100 };
    const { leftOver } = answered({ ...problem, scenes: [...problem.scenes, long] }, 150_000, true);
    expect(leftOver.map(({ scene, nowhere }) => [scene, nowhere])).toEqual([['long', true]]);
  }, 60_000);
});
