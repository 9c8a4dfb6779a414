const caches = new WeakMap<object, Map<string, ReadonlyMap<string, readonly unknown[]>>>();

/**
 * The rows of a table grouped by a column (null is the key ''), computed once for each table identity: tables are
 * never changed in place, so the cache cannot be stale.
 */
export function groupBy<Row extends { readonly _id: string }>(
  table: ReadonlyMap<string, Row>,
  column: keyof Row & string,
): ReadonlyMap<string, readonly Row[]> {
  let byColumn = caches.get(table);
  if (!byColumn) {
    byColumn = new Map();
    caches.set(table, byColumn);
  }
  const known = byColumn.get(column);
  if (known) return known as ReadonlyMap<string, readonly Row[]>;
  const groups = new Map<string, Row[]>();
  for (const row of table.values()) {
    const key = (row[column] as string | null) ?? '';
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  byColumn.set(column, groups);
  return groups;
}
