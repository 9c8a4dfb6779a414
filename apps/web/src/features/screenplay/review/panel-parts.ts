import { PHONE, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** A list beside the text, with its titles. */
export const Panel = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 8px 16px',
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > h2': { padding: '14px 8px 6px', fontSize: 12, fontWeight: 600, color: 'var(--ink-2)' },
});
/** One of its rows: a box to pick, the name, what is known of it. */
export const PanelRow = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingRight: 8,
  borderRadius: 'var(--r-card)',
  '&:hover': { background: 'var(--sunken)' },
  '& > button': {
    minHeight: 40,
    padding: '4px 0',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontWeight: 500,
    lineHeight: 1.4,
    textAlign: 'left',
    cursor: 'pointer',
    // Two that begin alike are told apart by their ends.
    overflowWrap: 'anywhere',
  },
  '& > span': { color: 'var(--ink-3)', fontSize: 12, whiteSpace: 'nowrap' },
  [TOUCH]: { minHeight: 48, '& > button': { minHeight: 48 } },
});
/** What can be done with the picked rows. */
export const PanelTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
  '& > small': { color: 'var(--ink-3)', fontSize: 12, lineHeight: '32px' },
  [PHONE]: { '& > button': { minHeight: 44 }, '& kbd': { display: 'none' } },
});
