import type { PlanFinding, PlanFix } from '@ddak/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FindingLine } from '../../../platform/findings/FindingLine.tsx';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { placeToSay } from './place-to-say.ts';

/** One finding: what is wrong, the press that puts it right or the way to where it is said, where it is, and the way to live with it. */
export function CheckItem(props: {
  readonly finding: PlanFinding;
  readonly fix: PlanFix | null;
  readonly onFix: (fix: PlanFix) => void;
  readonly onShow: (finding: PlanFinding) => void;
  readonly onAccept: ((finding: PlanFinding) => void) | null;
}) {
  const { finding, fix, onAccept } = props;
  const state = useProjectState();
  const projectId = useProjectId();
  const canSay = useCan('screenplay', 'write');
  const place = canSay ? placeToSay(state, finding) : null;
  return (
    <FindingLine finding={finding}>
      {fix ? (
        <Button size="small" variant="outlined" onClick={() => props.onFix(fix)}>
          {fix.label}
        </Button>
      ) : null}
      {place ? (
        <Button size="small" variant="outlined" component={Link} to={`/projects/${projectId}/${place.path}`}>
          {place.label}
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
