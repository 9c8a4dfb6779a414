import { Kbd } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { StatusFacts } from '../../platform/StatusFacts.tsx';
import { BoardCost } from './costs/BoardCost.tsx';
import type { BoardTotals } from './view/board-view.ts';

const Press = styled('button')({
  padding: '2px 6px',
  margin: '0 -2px',
  border: 0,
  borderRadius: 'var(--r-chip)',
  background: 'transparent',
  color: 'var(--ink-3)',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&[data-soft]': { color: 'var(--warn-ink)', fontWeight: 600 },
  '&[data-hard]': { color: 'var(--err-ink)', fontWeight: 600 },
});

/** What the board puts into the foot of the page: how much is placed, what to look at, which keys help. */
export const BoardStatus = memo(function BoardStatus(props: {
  readonly totals: BoardTotals;
  readonly onChecks: () => void;
  readonly onHelp: () => void;
}) {
  const { totals } = props;
  return (
    <StatusFacts>
      <span>
        전체 {totals.scenes}씬 · {totals.allocated} 배정 · {totals.shootingDays}회차
      </span>
      <BoardCost />
      <Press
        type="button"
        data-soft={totals.findings > 0 || undefined}
        data-hard={totals.hard > 0 || undefined}
        onClick={props.onChecks}
      >
        점검 {totals.findings}
      </Press>
      <span style={{ color: 'var(--ink-3)' }}>
        옮기기 <Kbd>M</Kbd>
      </span>
      <Press type="button" onClick={props.onHelp}>
        도움말 <Kbd>?</Kbd>
      </Press>
    </StatusFacts>
  );
});
