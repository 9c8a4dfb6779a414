import type { ProblemDay, ProblemScene } from './schedule-problem.ts';

/** A night scene inside that does not see out of the window: its set can be made dark (암막). */
export const isNightInside = ({ setting, timeOfDay, windowVisible }: ProblemScene): boolean =>
  setting === 'INT' && timeOfDay === 'night' && !windowVisible;

/** SE29: whether some of it is shot between sunrise and sunset; where the sun is not known, it is not. */
export function isInLight({ sunrise, sunset }: ProblemDay, start: number, end: number): boolean {
  return sunrise !== null && sunset !== null && start < sunset && end > sunrise;
}
