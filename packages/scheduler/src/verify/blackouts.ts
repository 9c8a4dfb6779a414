import type { SchedulePlan } from '../plan/schedule-plan.ts';
import { isInLight, isNightInside } from '../problem/needs-blackout.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { type DayFacts, factsOf, type ShotScene } from './plan-facts.ts';

/** A night scene inside that is shot while it is light: its set is to be made dark. */
export interface Blackout {
  readonly day: string;
  readonly scene: string;
  /** Minutes from midnight of the day's date. */
  readonly start: number;
}

/** SE29: the scenes of a day for which its sets are to be made dark. */
export const blackoutsOfDay = ({ day, shots }: DayFacts): readonly ShotScene[] =>
  shots.filter(({ scene, start, end }) => isNightInside(scene) && isInLight(day, start, end));

/** BP19: what a plan asks to be made dark, day by day in their order. */
export const blackoutsOf = (problem: ScheduleProblem, plan: SchedulePlan): readonly Blackout[] =>
  factsOf(problem, plan).days.flatMap((facts) =>
    blackoutsOfDay(facts).map(({ scene, start }) => ({ day: facts.day.id, scene: scene.id, start })),
  );
