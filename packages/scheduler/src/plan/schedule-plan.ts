import type { CostParts } from '@ddak/domain';
import type { RuleName, Severity } from '../problem/rules-schema.ts';

/** What is proposed: days with their clock, in the problem's order of days, and the scenes that found no place. */
export interface SchedulePlan {
  /** Only days on which something is shot. */
  readonly days: readonly PlannedDay[];
  /** Scene ids, in the problem's order. */
  readonly leftOver: readonly string[];
}

/** Minutes from midnight of the day's date. */
export interface PlannedDay {
  readonly day: string;
  readonly call: number;
  readonly release: number;
  readonly rows: readonly PlannedRow[];
}

export type PlannedRow =
  | { readonly kind: 'scene'; readonly scene: string; readonly start: number; readonly end: number }
  | { readonly kind: 'meal' | 'move'; readonly start: number; readonly end: number };

/** A rule that a plan breaks, and by how much (minutes, scenes or days: docs/schedule-problem.md). */
export interface Breach {
  readonly rule: RuleName;
  readonly severity: Exclude<Severity, 'off'>;
  readonly by: number;
  readonly weight: number;
  readonly days: readonly string[];
  readonly scenes: readonly string[];
  /** Whom or what it concerns: a person, a place, an element, a unit, a week. */
  readonly who: string | null;
}

/** Units counted, before they are weighed: days, minutes or times. */
export interface PreferenceParts {
  readonly castHoldDays: number;
  readonly castWaitMinutes: number;
  readonly moves: number;
  readonly overtimeMinutes: number;
  readonly storyBreaks: number;
  readonly movedScenes: number;
  readonly dayNightSwitches: number;
  readonly unevenMinutes: number;
  readonly exteriorsWithoutCover: number;
  /** Times that a unit comes to a place again after it was elsewhere. */
  readonly placeReturns: number;
  /** Night scenes inside that are shot while it is light. */
  readonly blackoutScenes: number;
}

/**
 * What a plan is worth, in the order in which plans are compared: hard breaches, minutes left over, then `worth`: ₩
 * but for what is paid whatever the plan and for meals (CO14, CO17), and points as far as the problem says what a point may cost. Equal in all of these, the fewer points.
 */
export interface PlanScore {
  readonly hardBreaches: number;
  readonly minutesLeftOver: number;
  readonly money: number;
  /** Points: preferences and soft rules, weighed. */
  readonly points: number;
  readonly worth: number;
  readonly moneyParts: CostParts;
  readonly preferenceParts: PreferenceParts;
  readonly breaches: readonly Breach[];
}
