import type { CallsheetView } from '../callsheet-view.ts';
import type { CallsheetBlock } from './callsheet-layout.ts';

/** The blocks below the table in the order in which they are read: down each column, from left to right. */
const USUAL: BlockColumns = [
  ['castCalls', 'extrasCalls'],
  ['teamCalls', 'contacts', 'checklist'],
  ['places', 'notices', 'meals', 'vehicles', 'files'],
];
export type PrintedBlock = CallsheetBlock | 'notices';
export type BlockColumns = readonly [
  readonly PrintedBlock[],
  readonly PrintedBlock[],
  readonly PrintedBlock[],
];

/** The share of the page's width that each column of blocks takes. */
export const BLOCK_SHARES = [1.15, 1, 1.25] as const;

/** About so many letters stand in a line of a column. */
const LETTERS = 34;
/** A heading takes as much room as so many lines. */
const TITLE = 1.5;
/** So many lines may the longest column be longer than need be, so that each block stands where people look for it. */
const WORTH_IT = 3;

/**
 * CS97: which blocks stand in which column, on the screen as in print: each in its usual one, unless a long list would
 * make the page much longer than the same blocks, in the same order, need.
 */
export function blockColumns(view: CallsheetView): BlockColumns {
  const shown = USUAL.map((column) => column.filter((block) => linesOf(view, block) > 0));
  const usual = shown as unknown as BlockColumns;
  const best = evened(view, shown.flat());
  return longest(view, usual) <= longest(view, best) + WORTH_IT ? usual : best;
}

const lengthOf = (view: CallsheetView, column: readonly PrintedBlock[]): number =>
  column.reduce((sum, block) => sum + TITLE + linesOf(view, block), 0);

const longest = (view: CallsheetView, columns: BlockColumns): number =>
  Math.max(...columns.map((column) => lengthOf(view, column)));

/** How uneven columns are: with the longest of them, since none is left free where another is long. */
const unevenness = (view: CallsheetView, columns: BlockColumns): number =>
  columns.reduce((sum, column) => sum + lengthOf(view, column) ** 2, 0);

/** The two cuts after which the columns are as even as they can be. */
function evened(view: CallsheetView, blocks: readonly PrintedBlock[]): BlockColumns {
  const cuts = blocks.flatMap((_, first) =>
    blocks.slice(first).map((__, i): BlockColumns => {
      const second = first + i;
      return [blocks.slice(0, first + 1), blocks.slice(first + 1, second + 1), blocks.slice(second + 1)];
    }),
  );
  return cuts.reduce<BlockColumns>(
    (best, one) => (unevenness(view, one) < unevenness(view, best) ? one : best),
    [blocks, [], []],
  );
}

const inLines = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / LETTERS)), 0);

/** About how many lines a block has, its column heads included; 0: it is not printed. */
function linesOf(view: CallsheetView, block: PrintedBlock): number {
  const headed = (count: number): number => (count === 0 ? 0 : count + 1);
  switch (block) {
    case 'castCalls':
    case 'extrasCalls':
    case 'contacts':
      return headed(view[block].length);
    case 'teamCalls':
      return hasDetails(view) ? headed(view.teamCalls.length) : Math.ceil(view.teamCalls.length / 2);
    case 'checklist':
      return inLines(view.checklist.map(({ text }) => text));
    case 'places':
      return inLines(
        view.places.flatMap(({ name, address, parking, hospital }) =>
          [`${name} ${address}`, parking, hospital].filter((text) => text.trim() !== ''),
        ),
      );
    case 'files':
      return inLines(view.files.map(({ name, link }) => `${name} ${link ?? ''}`));
    case 'notices':
    case 'meals':
    case 'vehicles':
      return inLines(view[block]);
  }
}

/** Bare times stand two teams a line; where a team has a place or things to bring, each has its own line. */
export const hasDetails = ({ teamCalls }: Pick<CallsheetView, 'teamCalls'>): boolean =>
  teamCalls.some((call) => call.place !== '' || call.preparation !== '');
