import { expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { type ScheduleProblemInput, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { placeSets } from './place-sets.ts';

const day = (date: string, sunset = 1080): ScheduleProblemInput['days'][number] => ({
  ...{ id: date, date, call: { from: 420, to: 1200 }, sunrise: 420, sunset },
  ...{ setupMinutes: 60, wrapMinutes: 30, maxMinutes: 720 },
});
const outside = (id: string, minutes: number, timeOfDay: 'day' | 'night') => ({
  ...{ id, minutes, timeOfDay },
  setting: 'EXT' as const,
});

function placed(problem: ScheduleProblemInput, sets: readonly (readonly number[])[]): (string | null)[] {
  const state = new PlanState(compileProblem(scheduleProblemSchema.parse(problem)));
  placeSets(state, sets);
  return Array.from(state.day, (at) => (at < 0 ? null : state.problem.days[at]!.id));
}

it('SE19 has sets that need a late call after those that do not, so that nobody comes early without a rest', () => {
  const problem: ScheduleProblemInput = {
    format: 'ddak.schedule/1',
    scenes: [outside('night', 500, 'night'), outside('day', 480, 'day')],
    days: [day('2026-12-07'), day('2026-12-08')],
    rules: [{ rule: 'dayLength' }, { rule: 'light' }, { rule: 'restCrew', minutes: 660 }],
  };
  expect(placed(problem, [[0], [1]])).toEqual(['2026-12-08', '2026-12-07']);
});

it('SE19 gives what few days are open to its day before all others', () => {
  const problem: ScheduleProblemInput = {
    format: 'ddak.schedule/1',
    scenes: [outside('a', 400, 'day'), outside('b', 390, 'day'), outside('long', 500, 'day')],
    days: [day('2026-12-07'), day('2026-12-08'), day('2026-12-09', 1140)],
    rules: [{ rule: 'dayLength' }, { rule: 'light' }],
  };
  const days = placed(
    { ...problem, days: problem.days.map((one, i) => (i < 2 ? { ...one, sunset: 940 } : one)) },
    [[0], [1], [2]],
  );
  expect(days[2]).toBe('2026-12-09');
  expect(days).not.toContain(null);
});
