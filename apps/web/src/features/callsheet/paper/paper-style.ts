import type { TimeOfDay } from '@ddak/domain';
import { styled } from '@mui/material/styles';

/** How wide the sheet is in the units in which its parts are drawn: A4 across at 96 dots an inch. */
export const SHEET_WIDTH = 1123;
export const TEXT = 10.5;
/** CS93: in px; nothing on the screen is smaller, unless somebody wants to see the whole page. */
export const LEAST_TYPE = 9;
const readable = (size: string): string => `max(var(--floor, ${LEAST_TYPE}px), ${size})`;

/** What the paper is measured by. */
export const PaperFrame = styled('div')({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: SHEET_WIDTH,
  // Rather than smaller type there is something to scroll (`use-fitting-type.ts`).
  minWidth: 'var(--least, 0px)',
  margin: '0 auto',
});

/** Paper is white in the dark too. All sizes inside are in em, so that the sheet fits whatever room there is. */
export const Paper = styled('article')({
  // Larger where the day is short (`use-fitting-type.ts`); the head and the margins stay as they are.
  fontSize: readable(`calc(100cqw / ${SHEET_WIDTH} * ${TEXT} * var(--type, 1))`),
  minHeight: `calc(100cqw * 0.707)`,
  padding: 'calc(2.6em / var(--type, 1)) calc(3em / var(--type, 1)) calc(2em / var(--type, 1))',
  '& > header, & > dl': { fontSize: readable('calc(1em / var(--type, 1))') },
  background: '#fff',
  color: '#111',
  lineHeight: 1.32,
  boxShadow: 'var(--lift)',
  fontVariantNumeric: 'tabular-nums',
  '& h1': { fontSize: '2em', fontWeight: 800, letterSpacing: '-.02em' },
  '& h1 small': { marginLeft: '.7em', fontSize: readable('.57em'), fontWeight: 500, color: '#444' },
  '& h2': { margin: '0 0 .3em', fontSize: '1.05em', fontWeight: 700 },
  '& > header': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '1em',
    paddingBottom: '.6em',
    borderBottom: '.19em solid #111',
  },
  '& > header > h1': { flex: 1 },
  '& > header > img': { maxWidth: '12.2em', maxHeight: '2.8em', alignSelf: 'center' },
  '& > header > p': {
    textAlign: 'right',
    fontSize: readable('.95em'),
    color: '#444',
    whiteSpace: 'pre-line',
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    padding: 'calc(.235em / var(--type, 1)) .4em',
    border: '1px solid #B9C0C9',
    background: '#EEF1F5',
    color: '#333',
    fontSize: readable('.9em'),
    fontWeight: 600,
  },
  // As high as in print (`packages/documents/src/pdf/table.ts`): what stands on one page there does so here.
  '& td': {
    height: '1.85em',
    padding: 'calc(.235em / var(--type, 1)) .5em',
    border: '1px solid #C9CFD7',
    verticalAlign: 'middle',
    whiteSpace: 'pre-line',
  },
  '& > table td': { height: '2.3em' },
  '& > table tr.phase td': { height: '1.9em' },
  '& a': { color: 'inherit' },
  '& .c': { textAlign: 'center' },
  '& .nw': { whiteSpace: 'nowrap' },
  '& .long, & h1': { overflowWrap: 'anywhere' },
  // No wider than what stands in them.
  '& th.nw': { width: '1%' },
  '& .no': { textAlign: 'center', fontSize: '1.2em', fontWeight: 800, whiteSpace: 'nowrap' },
  '& tr.phase td': { background: '#F3F4F7', color: '#333', fontWeight: 500 },
  // CS22: the bar shows in black and white, too.
  '& tr.changed td, & tr.changed th, & tr td.changed, & th.changed': { background: '#FFF6C2' },
  '& tr.changed > :first-of-type, & tr.retimed > :first-of-type, & th.changed, & th.retimed': {
    boxShadow: 'inset .3em 0 0 #111',
  },
  '& .mark': {
    display: 'inline-block',
    minWidth: '1.7em',
    padding: '0 .3em',
    borderRadius: 2,
    fontWeight: 700,
  },
});

/** The facts in one band. */
export const FactBand = styled('dl')({
  display: 'flex',
  margin: '0 0 .9em',
  borderBottom: '1px solid #111',
  '& > div': { flex: '1 1 auto', padding: '.5em .8em', borderRight: '1px solid #CFD4DA' },
  '& > div:first-of-type': { paddingLeft: '.2em' },
  '& > div:last-of-type': { borderRight: 0 },
  '& > div.changed': { background: '#FFF6C2', boxShadow: 'inset .3em 0 0 #111' },
  '& > div.changed:first-of-type': { paddingLeft: '.8em' },
  '& dt': { fontSize: readable('.86em'), color: '#666' },
  '& dd': { margin: 0, fontSize: '1.2em', fontWeight: 700 },
});

export const BlockColumns = styled('div')({
  // CS34: a column without a block gives its room to the others.
  display: 'grid',
  gap: '1.1em',
  alignItems: 'start',
  marginTop: '.9em',
  '& > div': { display: 'grid', gap: '.8em', minWidth: 0 },
});

/** What stands below the table; as in a newspaper where that lets a long day stand on one page (CS93). */
export const Below = styled('div')({
  '[data-newspaper] &': { columnCount: 3, columnGap: '1.1em', columnFill: 'auto', marginTop: '.9em' },
  '[data-newspaper] & > div, [data-newspaper] & > div > div': { display: 'contents' },
  '[data-newspaper] & section': { marginBottom: '.8em' },
  '[data-newspaper] & h2': { breakAfter: 'avoid' },
  '[data-newspaper] & tr': { breakInside: 'avoid' },
});

export const ClosingColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '1.1em',
  marginTop: '.9em',
});

/** The same tints as in print; the letter says the same without colour. */
export const TIME_TINTS: Readonly<Record<TimeOfDay, string>> = {
  dawn: '#CFC2FF',
  day: '#FFE58A',
  sunset: '#FFBE8F',
  night: '#9ADDEB',
};

/** CS22: a line that is new or other than in the version before; where times alone are, they have the ground. */
export const changedClass = (isChanged: boolean, isRetimed = false): string | undefined =>
  isRetimed ? 'retimed' : isChanged ? 'changed' : undefined;

/** A letter of Hangul is twice as wide as another. */
const LONG_WORD = /[가-힣]{8}|[^\s\d:–-]{15}/;
/** CS102: a name or an address without a blank breaks where it must; other words stay whole, and numbers always. */
export const wordsClass = (text: string): string | undefined => (LONG_WORD.test(text) ? 'long' : undefined);
