import { TIME_WORDS, TIMES_OF_DAY } from '@ddak/domain';
import { Icon, ToggleChip } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import type { PoolFilter } from '../view/pool-view.ts';
import { PickMany } from './PickMany.tsx';

export interface PoolOptions {
  readonly places: readonly { readonly key: string; readonly label: string }[];
  readonly people: readonly { readonly key: string; readonly label: string }[];
}

const TIMES = TIMES_OF_DAY.map((time) => ({ key: time, label: TIME_WORDS[time] }));

/** By what the pool is searched: fields and menus that a drop does not change, and would draw anew. */
export const PoolFilters = memo(function PoolFilters(props: {
  readonly filter: PoolFilter;
  readonly onFilter: (filter: PoolFilter) => void;
  /** How many scenes are set aside. */
  readonly parked: number;
  readonly options: PoolOptions;
}) {
  const { filter, onFilter, parked, options } = props;
  return (
    <>
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
        {filter.parked || parked > 0 ? (
          <ToggleChip on={filter.parked} onChange={(parked) => onFilter({ ...filter, parked })}>
            보류 {parked}
          </ToggleChip>
        ) : null}
        <PickMany
          label="장소"
          options={options.places}
          picked={filter.location}
          onPick={(location) => onFilter({ ...filter, location })}
        />
        <PickMany
          label="인물"
          options={options.people}
          picked={filter.character}
          onPick={(character) => onFilter({ ...filter, character })}
        />
        <PickMany
          label="낮/밤"
          options={TIMES}
          picked={filter.times}
          onPick={(picked) =>
            onFilter({ ...filter, times: TIMES_OF_DAY.filter((time) => picked.includes(time)) })
          }
        />
      </div>
    </>
  );
});
