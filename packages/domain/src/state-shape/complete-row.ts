import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';

/** What says nothing, by kind of column. */
const EMPTY: readonly (() => unknown)[] = [() => null, () => [], () => false, () => '', () => 0];

/**
 * A row that was written before columns were added, with what says nothing in them: to be looked at until the rows
 * come anew (SN9). Null where a column takes no such value.
 */
export function completeRow(table: TableName, row: AnyRow): AnyRow | null {
  const columns = Object.entries(tableDefinition(table).schema.shape);
  const missing = columns.filter(([name, schema]) => !(name in row) && !schema.safeParse(undefined).success);
  const filled: Record<string, unknown> = { ...row };
  for (const [name, schema] of missing) {
    const empty = EMPTY.find((make) => schema.safeParse(make()).success);
    if (empty === undefined) return null;
    filled[name] = empty();
  }
  return missing.length === 0 ? row : (filled as AnyRow);
}
