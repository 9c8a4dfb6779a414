import { styled } from '@mui/material/styles';

/** Side by side: a pane of fixed width at the left (or right), the work beside it. Each scrolls by itself. */
export const SplitPane = styled('div', {
  shouldForwardProp: (name) => name !== 'left' && name !== 'right',
})<{ readonly left?: number | undefined; readonly right?: number | undefined }>(({ left, right }) => ({
  display: 'grid',
  gridTemplateColumns: [left ? `${left}px` : null, 'minmax(0, 1fr)', right ? `${right}px` : null]
    .filter((column) => column !== null)
    .join(' '),
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  '& > *': { minHeight: 0, minWidth: 0 },
}));

/** A side pane: own ground, hairline towards the work. */
export const SidePane = styled('aside', { shouldForwardProp: (name) => name !== 'side' })<{
  readonly side?: 'left' | 'right';
}>(({ side = 'left' }) => ({
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--surface)',
  [side === 'left' ? 'borderRight' : 'borderLeft']: '1px solid var(--line)',
}));
