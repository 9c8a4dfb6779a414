import { groupBy } from '../../kernel/group-by.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import type { AcceptedFinding } from './accepted-finding.ts';

/** A finding that a team lives with, and why. */
export interface FindingAccepted {
  readonly finding: PlanFinding;
  readonly accepted: AcceptedFinding;
}

/** The findings of a day: those that warn, and those that were accepted. */
export interface ToldFindings {
  readonly open: readonly PlanFinding[];
  readonly accepted: readonly FindingAccepted[];
}

const remember = remembering<readonly PlanFinding[], ToldFindings>();

/** PC9: the findings of a day, without those that were accepted as they are now. The same lists while nothing changes. */
export function toldFindings(
  state: ProjectState,
  day: Timetable,
  findings: readonly PlanFinding[],
): ToldFindings {
  const known = groupBy(state.acceptedFinding, 'timetableId').get(day._id);
  return remember(findings, [known, day.tableDate], () => {
    if (!known) return { open: findings, accepted: [] };
    const accepted = findings.flatMap((finding): FindingAccepted[] => {
      const found = known.find((one) => isAccepted(one, finding, day));
      return found ? [{ finding, accepted: found }] : [];
    });
    const calm = new Set(accepted.map(({ finding }) => finding));
    return { open: findings.filter((finding) => !calm.has(finding)), accepted };
  });
}

/**
 * PC9: what was accepted is the same finding, on the same date, no harder, no further beyond its rule, and on no row
 * that it did not stand on. Less of it stays accepted.
 */
const isAccepted = (accepted: AcceptedFinding, finding: PlanFinding, day: Timetable): boolean =>
  accepted.ruleId === finding.ruleId &&
  accepted.subject === finding.subject &&
  accepted.tableDate === day.tableDate &&
  (finding.severity === 'soft' || accepted.severity === 'hard') &&
  finding.excess <= accepted.excess &&
  finding.rowIds.every((id) => accepted.rowIds.includes(id));
