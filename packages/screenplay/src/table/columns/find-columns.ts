import type { SheetRow, TableKind, TableSheet } from '../table.ts';
import { columnLetter } from './column-letter.ts';
import type { FoundHead } from './found-head.ts';
import { fieldOf } from './head-label.ts';
import { NEEDS, WORDS } from './kinds-of-heads.ts';
import { withoutTablesBeside } from './other-tables.ts';

/** Rows above the names of the columns: a title, who wrote it, a legend. */
const MOST_ABOVE = 40;

/** The row, or two, that name most columns of a kind; null where none names what such a table needs. */
export function findColumns(sheet: TableSheet, kind: TableKind): FoundHead | null {
  let best: FoundHead | null = null;
  for (let head = 0; head < Math.min(MOST_ABOVE, sheet.rows.length); head++) {
    // Of heads that name as much the one of two rows: it names people and sizes that the first leaves open.
    for (const depth of [2, 1]) {
      const found = headAt(sheet, kind, head, depth);
      if (found && found.known > (best?.known ?? 0)) best = found;
    }
  }
  return best;
}

/** A head that is told: the row of that number, with the one below it where that goes on with names. */
export function columnsAt(sheet: TableSheet, kind: TableKind, headRow: number): FoundHead | null {
  const head = sheet.rows.findIndex(({ row }) => row === headRow);
  if (head < 0) return null;
  const two = headAt(sheet, kind, head, 2);
  const one = headAt(sheet, kind, head, 1);
  return two && two.known > (one?.known ?? 0) ? two : one;
}

/** The first row of most names, of whose columns nothing is known yet; null where none names two. */
export function headByHand(sheet: TableSheet): FoundHead | null {
  const counts = sheet.rows.slice(0, MOST_ABOVE).map(({ cells }) => new Set(cells.filter(Boolean)).size);
  const most = Math.max(0, ...counts);
  if (most < 2) return null;
  const head = counts.indexOf(most);
  const columns = Array.from(sheet.rows[head]?.cells ?? [], (cell, index) => ({
    ...{ index, column: columnLetter(index), head: cell ?? '', name: cell ?? '' },
    field: null,
  }));
  return { head, depth: 1, columns, known: 0 };
}

function headAt(sheet: TableSheet, kind: TableKind, head: number, depth: number): FoundHead | null {
  const upper = sheet.rows[head] as SheetRow;
  const lower = depth === 2 ? sheet.rows[head + 1] : undefined;
  if (depth === 2 && !(lower && goesOnAsHead(upper, lower))) return null;
  // A title that is merged over the whole table is no upper row of its head.
  if (new Set(upper.cells.flatMap((cell) => fieldOf(WORDS[kind], cell) ?? [])).size < 2) return null;
  const width = Math.max(upper.cells.length, lower?.cells.length ?? 0);
  const over = spread(upper, lower);
  const columns = Array.from({ length: width }, (_, index) => {
    const above = over[index] ?? '';
    const below = lower?.cells[index] ?? '';
    const head = [above, below === above ? '' : below].filter(Boolean).join(' ');
    const field =
      (below === '' ? null : (fieldOf(WORDS[kind], head) ?? fieldOf(WORDS[kind], below))) ??
      fieldOf(WORDS[kind], above);
    return { index, column: columnLetter(index), head, field, name: below || above };
  });
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  if (!NEEDS[kind](fields)) return null;
  return withoutTablesBeside(sheet, kind, { head, depth, columns, known: fields.size });
}

/** A second row of names is short, says no numbers, and stands where the first is merged, open or open behind a name. */
function goesOnAsHead(upper: SheetRow, lower: SheetRow): boolean {
  const own = lower.cells.flatMap((cell, column) =>
    cell === '' || lower.goesOn.includes(column) ? [] : [{ cell, column }],
  );
  if (own.some(({ cell }) => cell.length > 20 || /^(?:s\s?#\s?)?\d/i.test(cell))) return false;
  const isOpen = (column: number): boolean => (upper.cells[column] ?? '') === '';
  const isMerged = (column: number): boolean =>
    [...upper.wide].some(([from, span]) => column >= from && column < from + span);
  return (
    own.length > 0 &&
    own.every(({ column }) => isMerged(column) || isOpen(column) || (isOpen(column + 1) && column > 0))
  );
}

/** A merged name stands over each of its columns; in text, which knows no merging, over those that are empty behind it. */
function spread({ cells, wide }: SheetRow, lower: SheetRow | undefined): string[] {
  const out = Array.from(cells, (cell) => cell ?? '');
  for (const [from, span] of wide)
    for (let column = from + 1; column < from + Math.min(span, 200); column++)
      out[column] ||= cells[from] ?? '';
  for (const [column, below] of (lower?.cells ?? []).entries())
    if (below !== '' && !out[column]) out[column] = out[column - 1] ?? '';
  return Array.from(out, (cell) => cell ?? '');
}
