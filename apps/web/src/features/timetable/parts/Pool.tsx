import { formatDuration, formatEighths, TIME_WORDS, TIMES_OF_DAY } from '@ddak/domain';
import { Icon, ToggleChip } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type BoardDrag, useOverPool } from '../use-board-drag.ts';
import type { PoolFilter, PoolView } from '../view/pool-view.ts';
import { PickMany } from './PickMany.tsx';

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

interface Options {
  readonly places: readonly { readonly key: string; readonly label: string }[];
  readonly people: readonly { readonly key: string; readonly label: string }[];
}

/** The scenes that wait for a day: how many, which of them are shown, and the list itself. */
export function Pool(props: {
  readonly view: PoolView;
  readonly filter: PoolFilter;
  readonly onFilter: (filter: PoolFilter) => void;
  readonly options: Options;
  readonly showEighths: boolean;
  readonly drag: BoardDrag;
  readonly children: ReactNode;
}) {
  const { view, filter, onFilter } = props;
  const times = TIMES_OF_DAY.map((time) => ({ key: time, label: TIME_WORDS[time] }));
  return (
    <PoolBox drag={props.drag}>
      <header>
        <div className="title">
          <h2>{filter.parked ? '보류한 씬' : filter.allocationOnly ? '미배정 씬' : '모든 씬'}</h2>
          <span>{view.count}</span>
          <span>{props.showEighths ? `${formatEighths(view.eighths)}쪽` : formatDuration(view.minutes)}</span>
        </div>
        <OutlinedInput
          fullWidth
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          onKeyDown={(event) => event.stopPropagation()}
          placeholder="씬, 장소, 인물, ㅈㅎ"
          inputProps={{ 'aria-label': '씬 찾기', type: 'search', enterKeyHint: 'search' }}
          startAdornment={
            <InputAdornment position="start" sx={{ color: 'var(--ink-3)', mr: 0 }}>
              <Icon name="search" />
            </InputAdornment>
          }
        />
        <div className="filters">
          {filter.parked ? null : (
            <ToggleChip
              on={filter.allocationOnly}
              onChange={(allocationOnly) => onFilter({ ...filter, allocationOnly })}
            >
              미배정만
            </ToggleChip>
          )}
          {filter.parked || view.parked > 0 ? (
            <ToggleChip on={filter.parked} onChange={(parked) => onFilter({ ...filter, parked })}>
              보류 {view.parked}
            </ToggleChip>
          ) : null}
          <PickMany
            label="장소"
            options={props.options.places}
            picked={filter.location}
            onPick={(location) => onFilter({ ...filter, location })}
          />
          <PickMany
            label="인물"
            options={props.options.people}
            picked={filter.character}
            onPick={(character) => onFilter({ ...filter, character })}
          />
          <PickMany
            label="낮/밤"
            options={times}
            picked={filter.times}
            onPick={(picked) =>
              onFilter({ ...filter, times: TIMES_OF_DAY.filter((time) => picked.includes(time)) })
            }
          />
        </div>
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
