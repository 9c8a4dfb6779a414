import type { ProjectState } from '../state.ts';
import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from '../tables.ts';

const rowsOfTable = (state: ProjectState, table: string): ReadonlyMap<string, AnyRow> =>
  state[table as TableName] as unknown as ReadonlyMap<string, AnyRow>;

const names = (value: unknown, id: string): boolean =>
  value === id || (Array.isArray(value) && value.some((item) => (item as AnyRow)?._id === id));

/** Whether any row of the project refers to this one. */
export function isReferenced(state: ProjectState, table: TableName, id: string): boolean {
  return TABLE_NAMES.some((other) => {
    const columns = Object.entries(tableDefinition(other).references).filter(
      ([, target]) => target === table,
    );
    if (columns.length === 0) return false;
    for (const row of rowsOfTable(state, other).values())
      if (columns.some(([column]) => names(row[column], id))) return true;
    return false;
  });
}

/**
 * The row with the links whose ends are gone taken out: list items are dropped, a nullable column becomes null.
 * Null when a link that it cannot be without has lost its end.
 */
export function keepExistingEnds(state: ProjectState, table: TableName, row: AnyRow): AnyRow | null {
  const { references, schema } = tableDefinition(table);
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
  return kept as AnyRow;
}
