import { NARROW, PAGE_WIDTH, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** Teams at the left, members at the right; on a phone below each other. */
export const CrewColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  maxWidth: PAGE_WIDTH,
  alignItems: 'start',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // The table takes the whole screen, and scrolls by itself.
  '&[data-table]': {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: 0,
    maxWidth: 'none',
    minHeight: 0,
    alignItems: 'stretch',
    '& > section': { minHeight: 0 },
    '& > section:first-of-type': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
    '& > section:last-of-type': {
      overflow: 'auto',
      padding: 16,
      borderLeft: '1px solid var(--line)',
    },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      '& > section:last-of-type': {
        maxHeight: '36dvh',
        borderLeft: 0,
        borderTop: '1px solid var(--line)',
      },
    },
  },
  '& > section > h2': { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', marginBottom: 8 },
});

/** A list of people: one hairline between two. */
export const PeopleList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '6px 12px',
    [PHONE]: { minHeight: 48 },
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& small': {
    fontSize: 12,
    color: 'var(--ink-2)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Chips to choose from, under what they are about. */
export const Choices = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6, fontSize: 12, fontWeight: 500, color: 'var(--ink-2)' },
  '& > p': { flexBasis: '100%', fontSize: 11.5, color: 'var(--ink-3)' },
});
