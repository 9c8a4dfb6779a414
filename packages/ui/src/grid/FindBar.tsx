import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { type GridCell, isSameCell } from './grid-cell.ts';
import { HEAD_HEIGHT } from './grid-sizes.ts';
import { nextMatch } from './next-match.ts';
import type { ActiveCell } from './use-active-cell.ts';

const Bar = styled('div')({
  position: 'absolute',
  top: HEAD_HEIGHT + 8,
  right: 24,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: '2px 4px 2px 10px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-card)',
  background: 'var(--surface)',
  boxShadow: 'var(--lift)',
  '& > input': {
    width: 180,
    height: 32,
    border: 0,
    outline: 0,
    background: 'transparent',
    color: 'var(--ink)',
  },
  '& > input:focus-visible': { outline: 'none' },
  '&:focus-within': { borderColor: 'var(--brand)' },
  '& > span': {
    minWidth: 48,
    textAlign: 'right',
    color: 'var(--ink-3)',
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** GR10: finds words in the cells and jumps from one to the next; a search above the grid leaves out rows instead. */
export function FindBar<C extends string>(props: {
  readonly active: ActiveCell<C>;
  /** The cells that show the words, in the order in which they are read; the same function while they stay the same. */
  readonly find: (words: string) => readonly GridCell<C>[];
  readonly onClose: () => void;
}) {
  const { active, find } = props;
  const { cell, shown } = active;
  const [typed, setTyped] = useState('');
  // What is typed stands there at once; looking through the whole list follows.
  const words = useDeferredValue(typed);
  const matches = useMemo(() => find(words), [find, words]);
  const at = matches.findIndex((match) => isSameCell(match, cell));
  /** The words for which the first match was gone to. */
  const arrived = useRef('');
  /** Goes by the words that stand in the field, though they were not looked for yet: Enter and Escape may come first. */
  const jump = (towards: 'here' | 'next' | 'previous') => {
    const found = typed === words ? matches : find(typed);
    const first = found[nextMatch(found, shown, cell, 'here')];
    const from = arrived.current === typed ? cell : (first ?? cell);
    arrived.current = typed;
    const match = towards === 'here' ? first : found[nextMatch(found, shown, from, towards)];
    if (match) active.go(match);
  };
  const latest = useRef(jump);
  latest.current = jump;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words jump by themselves
  useEffect(() => {
    if (typed === words && arrived.current !== words) latest.current('here');
  }, [words]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isFind = event.code === 'KeyF' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Enter') jump(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') {
      if (arrived.current !== typed) jump('here');
      props.onClose();
    } else if (isFind) (event.target as HTMLInputElement).select();
    else return;
    event.preventDefault();
  };
  const count = at < 0 ? `${matches.length}` : `${at + 1}/${matches.length}`;
  return (
    <Bar role="search" aria-label="표에서 찾기">
      <input
        ref={focusOnce}
        aria-label="표에서 찾기"
        placeholder="표에서 찾기"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status">{words.trim() === '' ? '' : matches.length === 0 ? '없음' : count}</span>
      <IconButton
        size="small"
        aria-label="앞의 것"
        disabled={matches.length === 0}
        onClick={() => jump('previous')}
      >
        <Icon name="chevronUp" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="다음 것"
        disabled={matches.length === 0}
        onClick={() => jump('next')}
      >
        <Icon name="chevronDown" />
      </IconButton>
      <IconButton size="small" aria-label="찾기 닫기" onClick={props.onClose}>
        <Icon name="close" />
      </IconButton>
    </Bar>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
