import { aroundOf, type CompiledDay, type CompiledProblem } from '../engine/compile-problem.ts';
import type { PlanState } from '../engine/plan-state.ts';
import type { LightOfScene, Span } from './packing-model.ts';

/**
 * The hours that a scene is bound to, on the day that has most of them, between the earliest call with its set-up and the
 * latest release; null: it is not bound. Scenes of one light have the same hours on that day.
 */
export function lightOfScene({ problem, windows }: PlanState, scene: number): LightOfScene | null {
  let best: LightOfScene | null = null;
  for (const [day, compiled] of problem.days.entries()) {
    if (compiled.locked || !windows.isOpen(scene, day)) continue;
    // A set meal parts the day for every scene alike: what binds a scene to hours is the rest.
    const { beforeMeals: hard } = windows.of(scene, day);
    if (hard.length === 2 && hard[0] === Number.NEGATIVE_INFINITY) return null;
    const first = compiled.callFrom + compiled.source.setupMinutes;
    const last = compiled.callTo + compiled.source.setupMinutes + stretchOf(problem, compiled);
    const spans = spansWithin(hard, [first, last]).filter(
      ([from, to]) => to - from >= problem.minutes[scene]!,
    );
    const minutes = Math.max(0, ...spans.map((span) => shotIn(problem, compiled, span)));
    if (minutes > (best?.minutes ?? 0)) best = { name: spans.join(), minutes, spans };
  }
  return best;
}

/** Minutes from the first scene of a day to the end of its last, on the longest day, with its meals. */
export const longestStretch = (problem: CompiledProblem): number =>
  Math.max(0, ...problem.days.map((day) => stretchOf(problem, day)));

function stretchOf({ rules }: CompiledProblem, { source, room }: CompiledDay): number {
  // Meals of a day without an end are no number.
  if (room === Number.POSITIVE_INFINITY) return room;
  const meals = rules.mealMinutes > 0 ? Math.floor((room + aroundOf(source)) / rules.mealWithin) : 0;
  return room + meals * rules.mealMinutes + sum(source.setMeals.map(({ minutes }) => minutes));
}

/** What can be shot in a span that is filled from end to end, and eaten in where it is too long for work without. */
function shotIn({ rules }: CompiledProblem, { source }: CompiledDay, [from, to]: Span): number {
  const { mealWithin } = rules;
  if (to - from === Number.POSITIVE_INFINITY) return to - from;
  // A set meal may be shorter than the usual one.
  const mealMinutes = Math.min(rules.mealMinutes, ...source.setMeals.map(({ minutes }) => minutes));
  const meals = mealMinutes > 0 ? Math.floor((to - from) / (mealWithin + mealMinutes)) : 0;
  return to - from - meals * mealMinutes;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function spansWithin(windows: readonly number[], [first, last]: Span): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < windows.length; i += 2)
    spans.push([Math.max(first, windows[i]!), Math.min(last, windows[i + 1]!)]);
  return spans;
}
