import type { Id, PlanFinding, PlanFix } from '@ddak/domain';
import Button from '@mui/material/Button';
import { AcceptedLine } from '../../../platform/findings/FindingLine.tsx';
import type { DayView } from '../view/day-view.ts';
import { CheckItem } from './CheckItem.tsx';

/** What the checks have found on a day, and what of it a team lives with. */
export function CheckList(props: {
  readonly day: Pick<DayView, 'findings' | 'accepted'>;
  readonly editable: boolean;
  readonly fixOf: (finding: PlanFinding) => PlanFix | null;
  readonly onFix: (fix: PlanFix) => void;
  readonly onShow: (finding: PlanFinding) => void;
  readonly onAccept: (finding: PlanFinding) => void;
  readonly onWithdraw: (acceptedId: Id) => void;
  /** What somebody of the project is called. */
  readonly nameOf: (userId: Id) => string;
}) {
  const { day, editable } = props;
  return (
    <ul>
      {day.findings.map((finding) => (
        <CheckItem
          key={`${finding.ruleId} ${finding.subject}`}
          finding={finding}
          fix={props.fixOf(finding)}
          onFix={props.onFix}
          onShow={props.onShow}
          onAccept={editable ? props.onAccept : null}
        />
      ))}
      {day.accepted.map((of) => (
        <AcceptedLine key={of.accepted._id} of={of} who={props.nameOf(of.accepted.acceptedBy)}>
          {editable ? (
            <Button size="small" onClick={() => props.onWithdraw(of.accepted._id)}>
              감수 거두기
            </Button>
          ) : null}
        </AcceptedLine>
      ))}
    </ul>
  );
}
