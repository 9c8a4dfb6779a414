import type { Id } from '../kernel/id.ts';
import type { Severity } from '../labour/labour-rule.ts';
import type { LabourRuleId } from '../labour/labour-rules.ts';

/** What is looked at beside working time. */
export const PLAN_RULE_IDS = [
  'castAvailable',
  'placeAvailable',
  'thingAvailable',
  'placePermitted',
  'light',
  'companyMove',
  'overlap',
  'beforeCall',
  'twoUnits',
  'placeKnown',
  'castKnown',
] as const;
export type PlanRuleId = (typeof PLAN_RULE_IDS)[number];

/**
 * PC1: something on a board that goes against a rule: `value` against `limit`, both minutes (clock times from the day's
 * midnight) or counts, null where the rule has no number; the rows that make it so, none where it is the day as a whole.
 */
export interface PlanFinding {
  readonly ruleId: PlanRuleId | LabourRuleId;
  readonly severity: Severity;
  readonly timetableId: Id;
  readonly rowIds: readonly Id[];
  readonly value: number | null;
  readonly limit: number | null;
  /** How far it is beyond its rule, in minutes or counts: the more, the worse (PC9). */
  readonly excess: number;
  /** Whom or what it is about, so that two findings of one rule on one day are told apart. */
  readonly subject: string;
  /** Korean, two words for the strip; empty where it is not about single strips. */
  readonly mark: string;
  /** Korean: what is wrong, with the numbers. */
  readonly message: string;
  /** Korean: what would put it right. */
  readonly mend: string;
}

/** Tells a finding apart from every other on the board, and finds it again after a change. */
export const findingKey = (finding: PlanFinding): string =>
  `${finding.timetableId} ${finding.ruleId} ${finding.subject}`;
