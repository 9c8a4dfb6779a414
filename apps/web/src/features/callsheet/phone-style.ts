import { styled } from '@mui/material/styles';

export const PhoneFrame = styled('article')({
  display: 'grid',
  gap: 20,
  padding: '16px 16px 32px',
  fontVariantNumeric: 'tabular-nums',
  '& h2': { marginBottom: 6, fontSize: 13, fontWeight: 700 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& section > p': { padding: '8px 0', borderTop: '1px solid var(--line)' },
  '& section > dl': { margin: 0 },
  // CS22: the bar says it without colour, too.
  '& .changed': {
    marginInline: -8,
    paddingInline: '8px',
    background: 'var(--warn-tint)',
    boxShadow: 'inset 3px 0 0 var(--warn)',
  },
  '& section > dl > div': {
    display: 'flex',
    gap: 12,
    minHeight: 44,
    padding: '8px 0',
    borderTop: '1px solid var(--line)',
    alignItems: 'center',
  },
  '& section dt': { flex: '0 0 38%', fontWeight: 500 },
  '& section dd': { margin: 0, minWidth: 0, color: 'var(--ink-2)' },
  '& section dd > a': { color: 'var(--brand-ink)', fontWeight: 500 },
});

/** CS67: white in the dark too, as the paper is. */
export const LogoPlate = styled('div')({
  justifySelf: 'start',
  padding: '6px 10px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  background: '#fff',
  '&:empty': { display: 'none' },
  '& > img': { display: 'block', maxWidth: 200, maxHeight: 40 },
});

/** The one number that a person looks for. */
export const CallTime = styled('header')({
  display: 'grid',
  justifyItems: 'start',
  '& > small': { fontSize: 12, color: 'var(--ink-2)' },
  '& > b': { fontSize: 44, fontWeight: 800, lineHeight: 1.1, letterSpacing: '-.02em' },
  '& > span': { fontSize: 14, color: 'var(--ink-2)' },
});

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 16px',
  margin: 0,
  padding: '12px 0',
  borderTop: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  '& dt': { fontSize: 12, color: 'var(--ink-2)' },
  '& dd': { margin: 0, fontWeight: 600 },
});

export const PhoneRow = styled('li')({
  display: 'flex',
  gap: 10,
  minHeight: 44,
  padding: '10px 0',
  borderTop: '1px solid var(--line)',
  '& > time': { flex: '0 0 44px', fontWeight: 600 },
  '& > .bar': { display: 'grid', alignSelf: 'stretch' },
  '& > div': { minWidth: 0, flex: 1 },
  '& p > b': { fontSize: 15, fontWeight: 800 },
  '& p > span': { fontWeight: 600 },
  '& p > small': { display: 'block', fontSize: 12, color: 'var(--ink-2)' },
  '& p.need': { display: 'flex', gap: 6, fontSize: 12.5, color: 'var(--ink-2)' },
  '& p.need > small': { flex: '0 0 28px', display: 'inline', color: 'var(--ink-3)' },
  '&.phase': { alignItems: 'center', color: 'var(--ink-2)', paddingBlock: '6px' },
});
