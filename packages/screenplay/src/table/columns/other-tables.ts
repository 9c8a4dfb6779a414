import type { SheetRow, TableKind, TableSheet } from '../table.ts';
import type { FoundHead, HeadColumn } from './found-head.ts';
import { fieldOf } from './head-label.ts';
import { NEEDS, WORDS } from './kinds-of-heads.ts';

/** A row that names fewer columns is no head. */
const LEAST_NAMES = 3;
/** Names of columns are short, and begin with no digit. */
const NO_NAME = /^\d|^.{21}/s;

const fieldsOf = (kind: TableKind, { cells }: SheetRow): (string | null)[] =>
  cells.map((cell) => (cell === '' ? null : fieldOf(WORDS[kind], cell)));

/** How many columns of a kind of table a row names; 0 where it names no such table. */
function namesOf(kind: TableKind, row: SheetRow): number {
  const fields = new Set(fieldsOf(kind, row).filter((field) => field !== null));
  return NEEDS[kind](fields) && fields.size >= LEAST_NAMES ? fields.size : 0;
}

/** TI7: whether a row below a head names the columns of another table: another kind, or the same in another order. */
export function beginsOtherTable(row: SheetRow, kind: TableKind, { columns }: FoundHead): boolean {
  const texts = row.cells.filter((cell) => cell !== '');
  if (texts.length < LEAST_NAMES || texts.some((text) => NO_NAME.test(text))) return false;
  const own = namesOf(kind, row);
  const most = Math.max(...Object.keys(WORDS).map((one) => namesOf(one as TableKind, row)));
  if (most === 0) return false;
  if (most > own) return true;
  const fields = fieldsOf(kind, row);
  return columns.some(({ index, field }) => field !== null && fields[index] && fields[index] !== field);
}

/**
 * TI7: columns behind an empty one that name a table of another kind, and none of this one, belong to a table that stands beside it:
 * nothing of them is known here.
 */
export function withoutTablesBeside(
  sheet: TableSheet,
  kind: TableKind,
  { columns, ...found }: FoundHead,
): FoundHead {
  const blocks: HeadColumn[][] = [[]];
  for (const column of columns) {
    const isEmpty =
      column.head === '' && sheet.rows.slice(found.head).every(({ cells }) => !cells[column.index]);
    if (isEmpty) blocks.push([]);
    else blocks.at(-1)?.push(column);
  }
  const beside = blocks.filter((block) => {
    const fields = (one: TableKind): ReadonlySet<string> =>
      new Set(block.flatMap(({ name }) => fieldOf(WORDS[one], name) ?? []));
    const others = Object.keys(WORDS).filter((one) => one !== kind) as TableKind[];
    return !NEEDS[kind](fields(kind)) && others.some((one) => NEEDS[one](fields(one)));
  });
  const theirs = new Set(beside.flat().map(({ index }) => index));
  const own = columns.map((column) => (theirs.has(column.index) ? { ...column, field: null } : column));
  const left = new Set(own.flatMap(({ field }) => field ?? []));
  return theirs.size > 0 && NEEDS[kind](left)
    ? { ...found, columns: own, known: left.size }
    : { ...found, columns };
}
