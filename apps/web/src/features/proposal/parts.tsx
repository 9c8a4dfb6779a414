import { styled } from '@mui/material/styles';

/** The parts that every step of the panel is made of. */
export const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 16px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
});

export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  padding: '10px 16px',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > .grow': { flex: 1 },
  '& > [role="status"]': { color: 'var(--ink-2)', fontSize: 12 },
  // Said in a row of its own, above the buttons; nothing takes no room.
  '& > .line:not(:empty)': { flexBasis: '100%' },
  '& > .line:empty': { position: 'absolute' },
  '@media (max-width: 600px)': { '& > .main': { flexBasis: '100%' } },
});

export const Part = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& > h3': { fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '& > p': { color: 'var(--ink-2)', fontSize: 12 },
});

export const Reasons = styled('ul')({
  margin: 0,
  paddingLeft: 18,
  color: 'var(--ink-2)',
  fontSize: 12.5,
  display: 'grid',
  gap: 4,
});
