import type { DateText } from '../kernel/date.ts';
import type { LabourRule, Severity } from './labour-rule.ts';
import type { LabourRuleId } from './labour-rules.ts';

/** A rule that a plan does not keep: `value` against `limit`, both in the rule's unit, and the dates that make it so. */
export interface LabourBreach {
  readonly ruleId: LabourRuleId;
  readonly severity: Severity;
  readonly value: number;
  readonly limit: number;
  readonly dates: readonly DateText[];
  /** Korean: what is wrong, with the numbers. */
  readonly message: string;
  /** Korean: what would put it right. */
  readonly mend: string;
}

/** A breach of `rule`, whose id is its key in the rule set. */
export function breachOf(
  rule: LabourRule,
  found: Pick<LabourBreach, 'value' | 'dates' | 'message' | 'mend'>,
): LabourBreach {
  return { ruleId: rule.id as LabourRuleId, severity: rule.severity, limit: rule.value, ...found };
}
