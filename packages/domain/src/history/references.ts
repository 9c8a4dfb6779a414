import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';

/** The rows that there are now. */
interface RowsOfNow {
  rows(table: TableName): ReadonlyMap<string, AnyRow>;
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
export function keepExistingEnds(now: RowsOfNow, table: TableName, row: AnyRow): AnyRow | null {
  const { references, entryReferences = {}, schema } = tableDefinition(table);
  const kept: Record<string, unknown> = { ...row };
  for (const [column, target] of Object.entries(references)) {
    const value = row[column];
    const ends = now.rows(target as TableName);
    if (Array.isArray(value)) kept[column] = value.filter((item) => ends.has((item as AnyRow)._id));
    else if (typeof value === 'string' && !ends.has(value)) {
      if (!schema.shape[column]?.safeParse(null).success) return null;
      kept[column] = null;
    }
  }
  for (const [list, [column, target]] of Object.entries(entryReferences))
    kept[list] = entriesOf(row, list).filter((entry) =>
      now.rows(target as TableName).has(String(entry[column])),
    );
  return kept as AnyRow;
}
