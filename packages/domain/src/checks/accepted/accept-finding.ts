import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { acceptedFindingSchema } from './accepted-finding.ts';

/**
 * Accepts a finding with a reason. Its facts come along as the person saw them: what has become worse on the way is
 * not accepted with it (PC9). Accepted again, it stands for the facts and the reason of now.
 */
export const acceptFinding = defineCommand({
  name: 'acceptFinding',
  args: acceptedFindingSchema
    .omit({ _id: true, projectId: true, acceptedBy: true })
    .extend({ acceptedId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { acceptedId, ...finding }, ctx) {
    if (!state.timetable.has(finding.timetableId)) return refuse('not_found', { what: '촬영일' });
    if (!isKnown(state, finding.subject)) return refuse('not_found', { what: '점검의 대상' });
    const known = groupBy(state.acceptedFinding, 'timetableId')
      .get(finding.timetableId)
      ?.find((one) => one.ruleId === finding.ruleId && one.subject === finding.subject);
    const rowIds = finding.rowIds.filter((id) => state.timetableRow.has(id));
    const row = { ...finding, rowIds, acceptedBy: ctx.actorId };
    if (known) return changes([update('acceptedFinding', known, row)]);
    if (state.acceptedFinding.has(acceptedId)) return refuse('already_exists');
    return changes([insert('acceptedFinding', { _id: acceptedId, projectId: ctx.projectId, ...row })]);
  },
});

/** A subject is a word of the rule, or a row, a person or a place of this project (AC11). */
const isKnown = ({ timetableRow, character, location }: ProjectState, subject: string): boolean =>
  !idSchema.safeParse(subject).success ||
  timetableRow.has(subject) ||
  character.has(subject) ||
  location.has(subject);
