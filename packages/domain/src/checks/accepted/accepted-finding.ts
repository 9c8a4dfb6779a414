import { z } from 'zod';
import { dateSchema } from '../../kernel/date.ts';
import { idSchema } from '../../kernel/id.ts';
import { LABOUR_RULE_IDS, type LabourRuleId } from '../../labour/labour-rules.ts';
import { PLAN_RULE_IDS, type PlanRuleId } from '../finding.ts';

const RULE_IDS: readonly (PlanRuleId | LabourRuleId)[] = [...PLAN_RULE_IDS, ...LABOUR_RULE_IDS];

/** Why a team lives with a finding, and what the finding stood on when they said so (PC9). */
export const acceptedFindingSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  timetableId: idSchema,
  ruleId: z.enum(RULE_IDS),
  /** Whom or what the finding is about, as it says itself. */
  subject: z.string().max(60),
  tableDate: dateSchema,
  severity: z.enum(['hard', 'soft']),
  /** Rows that may have gone since: they are compared, never followed. */
  rowIds: z.array(idSchema).max(500),
  excess: z.number().min(0),
  reason: z.string().trim().min(1).max(200),
  acceptedBy: idSchema,
});
export type AcceptedFinding = z.infer<typeof acceptedFindingSchema>;
