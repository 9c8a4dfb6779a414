import type { ProjectState } from '../state.ts';
import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from '../tables.ts';

const rowsOfTable = (state: ProjectState, table: string): ReadonlyMap<string, AnyRow> =>
  state[table as TableName] as unknown as ReadonlyMap<string, AnyRow>;

const names = (value: unknown, id: string): boolean =>
  value === id || (Array.isArray(value) && value.some((item) => (item as AnyRow)?._id === id));

/** Whether any row of the project refers to this one. */
export function isReferenced(state: ProjectState, table: TableName, id: string): boolean {
  return TABLE_NAMES.some((other) => {
    const { references, entryReferences = {} } = tableDefinition(other);
    const columns = Object.entries(references).filter(([, target]) => target === table);
    const lists = Object.entries(entryReferences).filter(([, [, target]]) => target === table);
    if (columns.length === 0 && lists.length === 0) return false;
    for (const row of rowsOfTable(state, other).values()) {
      if (columns.some(([column]) => names(row[column], id))) return true;
      if (lists.some(([list, [column]]) => entriesOf(row, list).some((entry) => entry[column] === id)))
        return true;
    }
    return false;
  });
}

/** The rows that a row (or some columns of one) names. */
export function namedRows(table: TableName, row: AnyRow): readonly (readonly [table: string, id: string])[] {
  const { references, entryReferences = {} } = tableDefinition(table);
  const ofColumns = Object.entries(references).flatMap(([column, target]) => {
    const value = row[column];
    const ids = Array.isArray(value) ? value.map((item) => (item as AnyRow)._id) : [value];
    return ids.flatMap((id) => (typeof id === 'string' ? [[target, id] as const] : []));
  });
  const ofEntries = Object.entries(entryReferences).flatMap(([list, [column, target]]) =>
    (list in row ? entriesOf(row, list) : []).map((entry) => [target, String(entry[column])] as const),
  );
  return [...ofColumns, ...ofEntries];
}

const entriesOf = (row: AnyRow, list: string): readonly AnyRow[] => row[list] as readonly AnyRow[];

/**
 * The row with the links whose ends are gone taken out: list items are dropped, a nullable column becomes null.
 * Null when a link that it cannot be without has lost its end.
 */
export function keepExistingEnds(state: ProjectState, table: TableName, row: AnyRow): AnyRow | null {
  const { references, entryReferences = {}, schema } = tableDefinition(table);
  const kept: Record<string, unknown> = { ...row };
  for (const [column, target] of Object.entries(references)) {
    const value = row[column];
    const ends = rowsOfTable(state, target);
    if (Array.isArray(value)) kept[column] = value.filter((item) => ends.has((item as AnyRow)._id));
    else if (typeof value === 'string' && !ends.has(value)) {
      if (!schema.shape[column]?.safeParse(null).success) return null;
      kept[column] = null;
    }
  }
  for (const [list, [column, target]] of Object.entries(entryReferences))
    kept[list] = entriesOf(row, list).filter((entry) =>
      rowsOfTable(state, target).has(String(entry[column])),
    );
  return kept as AnyRow;
}

/** Whether another row stands already where only one may. */
export function isTaken(state: ProjectState, table: TableName, row: AnyRow): boolean {
  const { unique } = tableDefinition(table);
  if (!unique) return false;
  for (const other of rowsOfTable(state, table).values())
    if (other._id !== row._id && unique.every((column) => other[column] === row[column])) return true;
  return false;
}
