import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** The frame of a version and of an upload: name, file, facts, actions; what is to be said of it stands below. */
export const VersionLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 16px',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& > strong': { fontSize: 16, fontWeight: 700, letterSpacing: '-.01em' },
  '& > div': { minWidth: 0 },
  '& > .actions': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > .below': { gridColumn: '2 / -1', color: 'var(--ink-2)' },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > strong': { gridColumn: '1', gridRow: '1' },
    '& > .facts': { gridColumn: '1 / -1' },
    '& > .actions': { gridColumn: '2', gridRow: '1' },
    '& > .below': { gridColumn: '1 / -1' },
  },
});

export const FileName = styled('div')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

export const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginTop: 4,
  fontSize: 12,
  color: 'var(--ink-3)',
});
