import type { SheetReader } from '@ddak/domain';
import { Icon, PHONE, ToggleChip } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ReaderFilter, ReaderGroup } from './readers-view.ts';

const Bar = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 0 8px',
  background: 'var(--surface)',
});

const Group = styled('section')({
  '& > h3': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '12px 0 4px',
    borderBottom: '1px solid var(--line-2)',
    fontSize: 13,
    fontWeight: 600,
  },
  '& > h3 > small': { color: 'var(--ink-3)', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
});

const People = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    borderTop: '1px solid var(--line)',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& small': { color: 'var(--ink-3)' },
  '& > li > div': { flex: '1 1 auto', minWidth: 0, padding: '6px 0' },
  '& p': { color: 'var(--ink-3)', fontSize: 12.5 },
  '& p.trouble': { color: 'var(--err-ink)' },
  '& time': { color: 'var(--ink-3)', fontSize: 12.5, fontVariantNumeric: 'tabular-nums' },
});

/** CS109: looks for readers. */
export const ReaderFilterBar = (props: {
  readonly filter: ReaderFilter;
  readonly waiting: number;
  readonly onChange: (filter: ReaderFilter) => void;
}) => (
  <Bar role="search">
    <OutlinedInput
      value={props.filter.search}
      onChange={(event) => props.onChange({ ...props.filter, search: event.target.value })}
      placeholder="이름, 팀, ㅎㅈㅇ"
      inputProps={{ 'aria-label': '받는 사람 찾기' }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Icon name="search" />
        </InputAdornment>
      }
      sx={{ width: 220, [PHONE]: { width: '100%' } }}
    />
    <ToggleChip
      on={props.filter.onlyWaiting}
      onChange={(onlyWaiting) => props.onChange({ ...props.filter, onlyWaiting })}
    >
      확인 안 한 사람만 {props.waiting}
    </ToggleChip>
  </Bar>
);

/** CS109: readers under their teams, each team with how many of it have confirmed. */
export const ReaderGroups = (props: {
  readonly groups: readonly ReaderGroup[];
  readonly children: (reader: SheetReader) => ReactNode;
}) => (
  <>
    {props.groups.map(({ title, confirmed, count, readers }) => (
      <Group key={title} aria-label={title}>
        <h3>
          {title}
          <small>
            확인 {confirmed}/{count}
          </small>
        </h3>
        <People>{readers.map(props.children)}</People>
      </Group>
    ))}
    {props.groups.length === 0 ? (
      <p style={{ padding: '12px 0', color: 'var(--ink-2)' }}>찾는 사람이 없어요.</p>
    ) : null}
  </>
);
