import type { SceneFilter } from '@ddak/domain';
import { Icon, PHONE, TOUCH, ToggleChip } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type Dispatch, memo, type SetStateAction, useMemo, useState, useTransition } from 'react';
import { FilterMenu } from '../../platform/list/FilterMenu.tsx';
import { useProjectId, useProjectState } from '../../sync/hooks.ts';
import { filterOptions } from './filter-options.ts';
import { ArrangeMenu } from './table/arrange/ArrangeMenu.tsx';
import type { Arranging } from './table/arrange/use-arrangement.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  [PHONE]: { flexWrap: 'wrap', padding: '8px 12px' },
});

/** The parts of SPEC.md's scene filter, and how what they leave is arranged. */
export const SceneFilterBar = memo(function SceneFilterBar(props: {
  readonly filter: SceneFilter;
  readonly onChange: Dispatch<SetStateAction<SceneFilter>>;
  readonly arranging: Arranging;
}) {
  const { filter, onChange } = props;
  const projectId = useProjectId();
  const state = useProjectState();
  // The last search may still be on its way: each part is changed on what comes of the others.
  const change = (part: Partial<SceneFilter>) => onChange((before) => ({ ...before, ...part }));
  const options = useMemo(() => filterOptions(state, projectId), [state, projectId]);
  return (
    <Bar role="search">
      <SearchField asked={filter.search} onAsk={(search) => change({ search })} />
      <ToggleChip on={filter.allocationOnly} onChange={(allocationOnly) => change({ allocationOnly })}>
        미배정만
      </ToggleChip>
      {options.episodes.length > 1 ? (
        <FilterMenu
          label="에피소드"
          options={options.episodes}
          chosen={filter.episode}
          onChange={(episode) => change({ episode })}
        />
      ) : null}
      <FilterMenu
        label="장소"
        options={options.places}
        chosen={filter.location}
        onChange={(location) => change({ location })}
      />
      <FilterMenu
        label="인물"
        options={options.characters}
        chosen={filter.character}
        onChange={(character) => change({ character })}
      />
      {options.sequences.length > 0 ? (
        <FilterMenu
          label="시퀀스"
          options={options.sequences}
          chosen={filter.sequence ?? []}
          onChange={(sequence) => change({ sequence })}
        />
      ) : null}
      <ArrangeMenu arranging={props.arranging} />
    </Bar>
  );
});

/** What is typed stands there at once, and nothing else is drawn for it; the list follows. */
function SearchField(props: { readonly asked: string; readonly onAsk: (search: string) => void }) {
  const { asked, onAsk } = props;
  const [typed, setTyped] = useState(asked);
  const [isFollowing, follow] = useTransition();
  const type = (text: string) => {
    setTyped(text);
    follow(() => onAsk(text));
  };
  return (
    <OutlinedInput
      value={isFollowing ? typed : asked}
      onChange={(event) => type(event.target.value)}
      placeholder="씬, 장소, 인물, ㅍㅇㅈ"
      inputProps={{ 'aria-label': '씬 찾기' }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Icon name="search" />
        </InputAdornment>
      }
      // A key lays out this field alone, and not the whole page twice.
      sx={{
        ...{ contain: 'size layout', width: 220, height: 32 },
        [PHONE]: { width: '100%' },
        [TOUCH]: { height: 44 },
      }}
    />
  );
}
