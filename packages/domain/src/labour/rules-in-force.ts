import { z } from 'zod';
import type { LabourRule } from './labour-rule.ts';
import { LABOUR_RULE_IDS, LABOUR_RULES, type LabourRuleId } from './labour-rules.ts';

/** What a production sets differently: for each rule its value, its severity, or both. */
export const labourOverridesSchema = z.partialRecord(
  z.enum(LABOUR_RULE_IDS as [LabourRuleId, ...LabourRuleId[]]),
  z.object({
    value: z.number().min(0).max(10_080).optional(),
    severity: z.enum(['hard', 'soft']).optional(),
  }),
);
export type LabourOverrides = z.infer<typeof labourOverridesSchema>;

export type LabourRules = Readonly<Record<LabourRuleId, LabourRule>>;

/** LB1: the rules with a production's own values in their place; source and date stay, so that the change shows. */
export function rulesInForce(overrides: LabourOverrides = {}): LabourRules {
  return Object.fromEntries(
    LABOUR_RULE_IDS.map((id) => [id, { ...LABOUR_RULES[id], ...overrides[id] }]),
  ) as LabourRules;
}
