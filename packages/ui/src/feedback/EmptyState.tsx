import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 160,
  height: '100%',
  padding: 24,
  textAlign: 'center',
  // No word stands alone on the last line.
  textWrap: 'balance',
  '& > h1, & > h2': { fontSize: 15, fontWeight: 700 },
  '& > p': { maxWidth: 360, color: 'var(--ink-2)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 },
});

/** Nothing here yet: says what to do next, in words, with the one action that does it. */
export function EmptyState(props: {
  readonly title: string;
  /** 1 where it is all that the page has to say. */
  readonly level?: 1 | 2;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}) {
  const Title = props.level === 1 ? 'h1' : 'h2';
  return (
    <Box>
      <Title>{props.title}</Title>
      {props.hint ? <p>{props.hint}</p> : null}
      {props.action ? <div>{props.action}</div> : null}
    </Box>
  );
}
