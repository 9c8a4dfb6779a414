import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { Weight, Weights } from './board-options.ts';

/** What each step of a slider is worth against the middle one. */
const STEPS: Readonly<Record<Weight, number>> = { 0: 0, 1: 0.3, 2: 1, 3: 3, 4: 10 };

/** Points a unit when a slider stands in the middle. A point is worth 1,000 ₩. */
const MIDDLE = {
  castHoldDay: 100,
  castWaitMinute: 0.3,
  move: 150,
  overtimeMinute: 1,
  storyBreak: 30,
  placeReturn: 500,
} as const;

/** A scene that changes its day; at the last step nothing but a rule is worth it. */
const MOVED: Readonly<Record<Weight, number>> = { 0: 0, 1: 20, 2: 80, 3: 600, 4: 20_000 };

/**
 * The sliders as points; small prices keep days even, spare the crew a change between day and night, and put nights inside
 * after dark (BP19). A place that one comes back to was left too early (BP18): that is the slider of moves.
 */
export function problemPreferences(weights: Weights): NonNullable<ScheduleProblemInput['preferences']> {
  return {
    castHoldDay: MIDDLE.castHoldDay * STEPS[weights.hold],
    castWaitMinute: MIDDLE.castWaitMinute * STEPS[weights.hold],
    move: MIDDLE.move * STEPS[weights.moves],
    overtimeMinute: MIDDLE.overtimeMinute * STEPS[weights.overtime],
    storyBreak: MIDDLE.storyBreak * STEPS[weights.story],
    movedScene: MOVED[weights.keep],
    placeReturn: MIDDLE.placeReturn * STEPS[weights.moves],
    blackoutScene: 80,
    dayNightSwitch: 40,
    unevenMinute: 0.02,
    wonPerPoint: 1000,
  };
}
