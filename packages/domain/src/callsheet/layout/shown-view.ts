import type { CallsheetColumn } from '../callsheet-columns.ts';
import type { CallsheetRow, CallsheetView } from '../callsheet-view.ts';
import { saidExtras } from '../said-lines.ts';
import type { CallsheetBlock } from './callsheet-layout.ts';

/** What a form that has no table shows beside time, place and light, which stay whatever the columns are. */
const LEFT_OUT: readonly CallsheetColumn[] = [
  ...(['cuts', 'synopsis', 'cast', 'extras', 'props'] as const),
  ...(['wardrobe', 'equipment', 'effects', 'note'] as const),
];

const EMPTY = {
  castCalls: [],
  extrasCalls: [],
  teamCalls: [],
  contacts: [],
  checklist: [],
  places: [],
  meals: [],
  vehicles: [],
  files: [],
} satisfies Partial<Record<CallsheetBlock, readonly never[]>>;

/**
 * CS62, CS96: the sheet without what its project leaves out and what nobody has filled in, for paper and screen. Who is called by it is told from the whole
 * one.
 */
export function shownView(view: CallsheetView): CallsheetView {
  const shown = new Set(view.columns.map(({ key }) => key));
  const gone = LEFT_OUT.filter((key) => !shown.has(key));
  const extrasCalls = saidExtras(view.extrasCalls);
  const isWhole = gone.length === 0 && view.hiddenBlocks.length === 0;
  if (isWhole && extrasCalls.length === view.extrasCalls.length) return view;
  const blank = Object.fromEntries(gone.map((key) => [key, '']));
  const rows = view.rows.map(
    (row): CallsheetRow => (row.kind === 'phase' ? row : { ...row, cells: { ...row.cells, ...blank } }),
  );
  const blocks = Object.fromEntries(view.hiddenBlocks.map((block) => [block, EMPTY[block]]));
  return { ...view, rows, extrasCalls, ...blocks };
}
