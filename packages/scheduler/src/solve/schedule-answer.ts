import type { PlanScore, SchedulePlan } from '../plan/schedule-plan.ts';
import type { LeftOver } from './left-over.ts';

/** A plan with what it is worth, recomputed from the problem, and how far from the best possible it can be. */
export interface ScheduleAnswer {
  readonly plan: SchedulePlan;
  readonly score: PlanScore;
  /** The `worth` of the plan: what is compared once nothing is broken or left over. */
  readonly cost: number;
  /** Never above the least cost there is. */
  readonly bound: number;
  /** Nothing is broken or left over that need not be, and the cost is the bound. */
  readonly proven: boolean;
  /** By how much the cost can be above the best possible, in percent of the best possible; null where no bound is known. */
  readonly gapPercent: number | null;
  readonly leftOver: readonly LeftOver[];
  /** Which part found it: the whole search, or the exact part of a problem of the field. */
  readonly by: 'search' | 'talent' | 'sequence' | 'allocation';
  readonly steps: number;
  /** Below so many days there is no plan that shoots every scene and breaks no hard rule of a day's length. */
  readonly fewestDays: number;
}
