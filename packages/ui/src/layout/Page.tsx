import { styled } from '@mui/material/styles';
import { PHONE } from '../theme/screen-size.ts';

/** A screen: TopBar, work area, StatusBar. The work area takes what is left and scrolls inside itself. */
export const Page = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

/** The work area of a page that is read from above to below: forms, lists, overviews. */
export const PageBody = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  padding: 16,
  [PHONE]: { padding: 12 },
});
