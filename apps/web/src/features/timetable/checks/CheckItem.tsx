import type { PlanFinding, PlanFix } from '@ddak/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '6px minmax(0, 1fr)',
  columnGap: 10,
  padding: '10px 0',
  borderBottom: '1px solid var(--line)',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > i': { width: 6, height: 6, marginTop: 7, borderRadius: 3, background: 'var(--warn-ink)' },
  '&[data-hard] > i': { background: 'var(--err-ink)' },
  '& b': { fontWeight: 500 },
  '&[data-hard] b': { fontWeight: 600 },
  '& p': { color: 'var(--ink-2)' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 },
});

/** One finding: what is wrong, what would put it right, and the press that does so. */
export function CheckItem(props: {
  readonly finding: PlanFinding;
  readonly fix: PlanFix | null;
  readonly onFix: (fix: PlanFix) => void;
  readonly onShow: (finding: PlanFinding) => void;
}) {
  const { finding, fix } = props;
  const hard = finding.severity === 'hard';
  return (
    <Item data-hard={hard || undefined} data-check={finding.ruleId}>
      <i role="img" aria-label={hard ? '꼭 지킬 것' : '살펴볼 것'} />
      <div>
        <b>{finding.message}</b>
        <p>{finding.mend}</p>
        <div className="ways">
          {fix ? (
            <Button size="small" variant="outlined" onClick={() => props.onFix(fix)}>
              {fix.label}
            </Button>
          ) : null}
          <Button size="small" onClick={() => props.onShow(finding)}>
            보기
          </Button>
        </div>
      </div>
    </Item>
  );
}
