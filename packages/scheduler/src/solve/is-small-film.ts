import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/** Below so many scenes a search has time to forget where it began, and the best plan is mostly found long before the end. */
const SMALL = 90;

export const isSmallFilm = ({ scenes }: ScheduleProblem): boolean => scenes.length < SMALL;
