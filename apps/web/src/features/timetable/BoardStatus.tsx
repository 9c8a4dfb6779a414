import { Kbd } from '@ddak/ui';
import { memo } from 'react';
import { StatusFacts } from '../../platform/StatusFacts.tsx';
import type { BoardTotals } from './view/board-view.ts';

/** What the board puts into the foot of the page: how much is placed, what to look at, which keys help. */
export const BoardStatus = memo(function BoardStatus(props: { readonly totals: BoardTotals }) {
  const { totals } = props;
  return (
    <StatusFacts>
      <span>
        전체 {totals.scenes}씬 · {totals.allocated} 배정 · {totals.shootingDays}회차
      </span>
      {totals.warnings > 0 ? (
        <b style={{ color: 'var(--err-ink)', fontWeight: 600 }}>점검 {totals.warnings}</b>
      ) : null}
      <span style={{ color: 'var(--ink-3)' }}>
        옮기기 <Kbd>M</Kbd>
      </span>
      <span style={{ color: 'var(--ink-3)' }}>
        도움말 <Kbd>?</Kbd>
      </span>
    </StatusFacts>
  );
});
