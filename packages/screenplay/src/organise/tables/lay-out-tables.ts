import type { SourceLine } from '../lines/source-line.ts';
import { layOutRows } from './lay-out-rows.ts';
import { type ColumnTable, readColumns } from './read-columns.ts';
import { layOutFields } from './read-fields.ts';
import { findGrids } from './table-grid.ts';

/** The lines of a document in which the tables of a storyboard stand as their columns tell them. */
export interface LaidOut {
  lines: SourceLine[];
  /** Whether any table is a storyboard or a scene list. */
  hasStoryboard: boolean;
}

/** No scene list is as wide. */
const MOST_COLUMNS = 60;

/** Reads scene lists and storyboards by their columns, sheets of one scene by their fields; other tables stay as they are. */
export function layOutTables(lines: readonly SourceLine[]): LaidOut {
  const rows = new Map<number, Map<number, SourceLine[]>>();
  let before: ColumnTable | null = null;
  let hasStoryboard = false;
  for (const grid of findGrids(lines)) {
    if (grid.columns > MOST_COLUMNS) continue;
    const table = readColumns(grid, before);
    const laid = table ? layOutRows(table, lines) : layOutFields(grid, lines);
    if (laid) rows.set(grid.id, laid);
    if (laid) hasStoryboard = true;
    before = table;
  }
  if (!hasStoryboard) return { lines: [...lines], hasStoryboard };
  return { lines: merge(lines, rows), hasStoryboard };
}

/** Each row in place of its source lines, at the first of them. */
function merge(
  lines: readonly SourceLine[],
  tables: ReadonlyMap<number, ReadonlyMap<number, SourceLine[]>>,
): SourceLine[] {
  const out: SourceLine[] = [];
  const done = new Set<string>();
  lines.forEach((line, at) => {
    const rows = line.cell ? tables.get(line.cell.table) : undefined;
    const own = rows?.get(at);
    const key = line.cell ? `${line.cell.table} ${line.cell.row}` : '';
    if (own) {
      for (const one of own) out.push(one);
      done.add(key);
    } else if (!rows || !done.has(key)) out.push(line);
  });
  return out;
}
