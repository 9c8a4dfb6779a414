import type { PlanFinding, PlanFix } from '@ddak/domain';
import Button from '@mui/material/Button';
import { FindingLine } from '../../../platform/findings/FindingLine.tsx';

/** One finding: what is wrong, the press that puts it right, where it is, and the way to live with it. */
export function CheckItem(props: {
  readonly finding: PlanFinding;
  readonly fix: PlanFix | null;
  readonly onFix: (fix: PlanFix) => void;
  readonly onShow: (finding: PlanFinding) => void;
  readonly onAccept: ((finding: PlanFinding) => void) | null;
}) {
  const { finding, fix, onAccept } = props;
  return (
    <FindingLine finding={finding}>
      {fix ? (
        <Button size="small" variant="outlined" onClick={() => props.onFix(fix)}>
          {fix.label}
        </Button>
      ) : null}
      <Button size="small" onClick={() => props.onShow(finding)}>
        보기
      </Button>
      {onAccept ? (
        <Button size="small" onClick={() => onAccept(finding)}>
          감수하기
        </Button>
      ) : null}
    </FindingLine>
  );
}
