import { formatDuration, formatEighths } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type BoardDrag, useOverPool } from '../use-board-drag.ts';
import type { PoolFilter, PoolView } from '../view/pool-view.ts';
import { PoolFilters, type PoolOptions } from './PoolFilters.tsx';

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '&[data-over]': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
  '& > header': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    padding: '12px 12px 8px',
    borderBottom: '1px solid var(--line)',
  },
  '& .title': { display: 'flex', alignItems: 'baseline', gap: 6 },
  '& .title h2': { fontSize: 13, fontWeight: 600 },
  '& .title span': { color: 'var(--ink-3)' },
  '& .title span:last-child': { marginLeft: 'auto' },
  '& .filters': { display: 'flex', flexWrap: 'wrap', gap: 4 },
});

/** The scenes that wait for a day: how many, which of them are shown, and the list itself. */
export function Pool(props: {
  readonly view: PoolView;
  readonly filter: PoolFilter;
  readonly onFilter: (filter: PoolFilter) => void;
  readonly options: PoolOptions;
  readonly showEighths: boolean;
  readonly drag: BoardDrag;
  readonly children: ReactNode;
}) {
  const { view, filter } = props;
  return (
    <PoolBox drag={props.drag}>
      <header>
        <div className="title">
          <h2>{filter.parked ? '보류한 씬' : filter.allocationOnly ? '미배정 씬' : '모든 씬'}</h2>
          <span>{view.count}</span>
          <span>{props.showEighths ? `${formatEighths(view.eighths)}쪽` : formatDuration(view.minutes)}</span>
        </div>
        <PoolFilters filter={filter} onFilter={props.onFilter} parked={view.parked} options={props.options} />
      </header>
      {props.children}
    </PoolBox>
  );
}

/** It alone is drawn when something comes over the pool. */
function PoolBox({ drag, children }: { readonly drag: BoardDrag; readonly children: ReactNode }) {
  return (
    <Box data-pool data-over={useOverPool(drag) || undefined}>
      {children}
    </Box>
  );
}
