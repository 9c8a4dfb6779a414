import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import type { Named } from './mention-text.ts';

const List = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: 'calc(100% + 4px)',
  maxHeight: 220,
  overflowY: 'auto',
  padding: 4,
  borderRadius: 'var(--r-card)',
  border: '1px solid var(--line)',
  background: 'var(--surface)',
  boxShadow: 'var(--lift)',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: 'var(--r-button)',
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
  },
  '& > div[aria-selected="true"]': { background: 'var(--brand-soft)' },
  '& > p': { margin: 0, padding: '8px 10px', color: 'var(--ink-2)', fontSize: 13 },
});

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** Who can be named, by what has been typed behind the `@`. The text keeps the focus; its keys move `at`. */
export function MentionList(props: {
  readonly id: string;
  readonly people: readonly Named[];
  readonly at: number;
  readonly onPick: (person: Named) => void;
}) {
  const { id, people, at } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <List ref={list} id={id} role="listbox" aria-label="부를 사람">
      {people.map((person, index) => (
        <div
          key={person.userId}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Before the text loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            props.onPick(person);
          }}
        >
          <PersonAvatar userId={person.userId} name={person.name} size={24} />
          {person.name}
        </div>
      ))}
    </List>
  );
}
