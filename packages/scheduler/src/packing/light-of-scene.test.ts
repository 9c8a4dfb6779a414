import { expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { type ScheduleProblemInput, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { longestStretch } from './light-of-scene.ts';

const stretch = (maxMinutes: number | null, rules: ScheduleProblemInput['rules']): number =>
  longestStretch(
    compileProblem(
      scheduleProblemSchema.parse({
        format: 'ddak.schedule/1',
        scenes: [{ id: 'a', minutes: 60 }],
        days: [{ id: 'd', date: '2026-12-07', maxMinutes, setupMinutes: 60, wrapMinutes: 30 }],
        rules,
      }),
    ),
  );

it('SE19 has a day of twelve hours last as long as its work and its meals, and a day without an end without an end', () => {
  const meal = { rule: 'meal', within: 360, minutes: 60 } as const;
  expect(stretch(720, [{ rule: 'dayLength' }, meal])).toBe(720 - 90 + 2 * 60);
  expect(stretch(null, [{ rule: 'dayLength' }, meal])).toBe(Number.POSITIVE_INFINITY);
  // Without a meal rule a break is what is eaten in, at no time that is said.
  expect(stretch(null, [{ rule: 'break', after: 240, minutes: 30 }])).toBe(Number.POSITIVE_INFINITY);
});
