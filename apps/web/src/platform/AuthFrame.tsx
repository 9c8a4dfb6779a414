import { Logo, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Ground = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 460px)',
  minHeight: '100dvh',
  background: 'var(--bg)',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});

const Words = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  padding: '40px 56px',
  [PHONE]: { padding: '28px 20px 20px', gap: 20, '& p': { marginTop: 8, fontSize: 14 } },
  '& h1': {
    fontSize: 'clamp(28px, 3.6vw, 48px)',
    fontWeight: 800,
    lineHeight: 1.22,
    letterSpacing: '-.035em',
  },
  '& p': { marginTop: 16, maxWidth: 440, fontSize: 15, lineHeight: 1.65, color: 'var(--ink-2)' },
  '& small': { fontSize: 12, color: 'var(--ink-3)', [PHONE]: { display: 'none' } },
});

const Side = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '40px 48px',
  background: 'var(--surface)',
  borderLeft: '1px solid var(--line)',
  [PHONE]: {
    justifyContent: 'flex-start',
    padding: '24px 20px',
    border: 0,
    borderTop: '1px solid var(--line)',
  },
  '& h2': { fontSize: 20, fontWeight: 700, letterSpacing: '-.02em', marginBottom: 20 },
});

/** A line below a form that leads to another one. */
export const Switch = styled('p')({
  marginTop: 20,
  color: 'var(--ink-2)',
  '& > button, & > a': {
    display: 'inline-block',
    textDecoration: 'none',
    border: 0,
    padding: '4px 6px',
    background: 'transparent',
    color: 'var(--brand-ink)',
    fontWeight: 600,
    cursor: 'pointer',
    [PHONE]: { minHeight: 44, lineHeight: '36px' },
  },
});

/** The frame of everything before one is signed in: words at the left, the form at the right. */
export function AuthFrame(props: {
  readonly words: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Ground>
      <Words>{props.words}</Words>
      <Side>
        <h2>{props.title}</h2>
        {props.children}
      </Side>
    </Ground>
  );
}

/** The logo and one sentence in large type. */
export const AuthWords = (props: { readonly children: ReactNode; readonly hint: ReactNode }) => (
  <div>
    <Logo size={26} />
    <h1 style={{ marginTop: '1.2em' }}>{props.children}</h1>
    <p>{props.hint}</p>
  </div>
);
