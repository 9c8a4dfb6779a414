import { PAGE_WIDTH, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The parts of a page of settings, below each other: what it is about at the left, what can be done at the right. */
export const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: PAGE_WIDTH,
  [PHONE]: { gap: 12 },
  '& > section': {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: 24,
    padding: 20,
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, padding: 16 },
  },
  '& > section > header > h2': { fontSize: 14, fontWeight: 700 },
  '& > section > header > p': { marginTop: 4, fontSize: 12, color: 'var(--ink-2)' },
  '& form': { maxWidth: 400 },
});

export const Part = (props: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) => (
  <section aria-label={props.title}>
    <header>
      <h2>{props.title}</h2>
      {props.hint ? <p>{props.hint}</p> : null}
    </header>
    {props.children}
  </section>
);
