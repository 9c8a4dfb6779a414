import type { CallFinding, FindingAccepted, PlanFinding } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SeverityMark } from './WarnMark.tsx';

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  columnGap: 6,
  padding: '10px 0',
  borderBottom: '1px solid var(--line)',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > span': { color: 'var(--warn-ink)' },
  '&[data-hard] > span': { color: 'var(--err-ink)' },
  '& b': { display: 'block', fontWeight: 500 },
  '&[data-hard] b': { fontWeight: 600 },
  '& p': { margin: 0, fontSize: 'inherit', color: 'var(--ink-2)' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 },
  // On a phone three do not stand side by side: what puts it right has a line of its own.
  [PHONE]: { '& .ways > :first-child:nth-last-child(3)': { flex: '1 0 100%' } },
  '&[data-accepted] > span': { color: 'var(--ink-3)' },
  '&[data-accepted] b': { color: 'var(--ink-2)', fontWeight: 400 },
});

/** A finding in a list: what is wrong, what would put it right, and what can be done about it. */
export function FindingLine(props: {
  readonly finding: PlanFinding | CallFinding;
  readonly children?: ReactNode;
}) {
  const { finding } = props;
  const hard = finding.severity === 'hard';
  return (
    <Item data-hard={hard || undefined} data-check={finding.ruleId}>
      <SeverityMark hard={hard} />
      <div>
        <b>{finding.message}</b>
        <p>{finding.mend}</p>
        {props.children ? <div className="ways">{props.children}</div> : null}
      </div>
    </Item>
  );
}

/** PC9: a finding that the team lives with, calmly: why, and who said so. */
export function AcceptedLine(props: {
  readonly of: FindingAccepted;
  readonly who: string;
  readonly children?: ReactNode;
}) {
  const { finding, accepted } = props.of;
  return (
    <Item data-accepted data-check={finding.ruleId}>
      <span aria-hidden>✓</span>
      <div>
        <b>{finding.message}</b>
        <p>{['감수함', accepted.reason, props.who].filter(Boolean).join(' · ')}</p>
        {props.children ? <div className="ways">{props.children}</div> : null}
      </div>
    </Item>
  );
}
