import { withChanges } from './layered-map.ts';

type Row = { readonly _id: string };
type Groups = ReadonlyMap<string, readonly Row[]>;

const caches = new WeakMap<object, Map<string, Groups>>();
/** Above so many changed rows groups are made anew by whoever asks next. */
const FEW = 256;

/**
 * The rows of a table grouped by a column (null is the key ''), computed once for each table identity: tables are
 * never changed in place, so the cache cannot be stale. A group that no change has touched keeps its identity.
 */
export function groupBy<R extends Row>(
  table: ReadonlyMap<string, R>,
  column: keyof R & string,
): ReadonlyMap<string, readonly R[]> {
  let byColumn = caches.get(table);
  if (!byColumn) {
    byColumn = new Map();
    caches.set(table, byColumn);
  }
  const known = byColumn.get(column);
  if (known) return known as ReadonlyMap<string, readonly R[]>;
  const groups = new Map<string, R[]>();
  for (const row of table.values()) {
    const key = keyOf(row, column);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  byColumn.set(column, groups);
  return groups;
}

const keyOf = (row: Row, column: string): string =>
  ((row as unknown as Record<string, string | null>)[column] ?? '') as string;

/**
 * Hands the groups that are known of a table on to the one that came out of it.
 * @param changed the rows that differ, by id; undefined: gone
 */
export function carryGroups(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
  changed: ReadonlyMap<string, Row | undefined>,
): void {
  const known = caches.get(before);
  if (!known || changed.size > FEW) return;
  const carried = new Map<string, Groups>();
  for (const [column, groups] of known) carried.set(column, regroup(before, groups, column, changed));
  caches.set(after, carried);
}

function regroup(
  table: ReadonlyMap<string, Row>,
  groups: Groups,
  column: string,
  changed: ReadonlyMap<string, Row | undefined>,
): Groups {
  const touched = new Map<string, Row[]>();
  const open = (key: string): Row[] => {
    let group = touched.get(key);
    if (!group) {
      group = [...(groups.get(key) ?? [])];
      touched.set(key, group);
    }
    return group;
  };
  for (const [id, row] of changed) {
    const old = table.get(id);
    const from = old && open(keyOf(old, column));
    const to = row && open(keyOf(row, column));
    const at = from && old ? from.indexOf(old) : -1;
    if (at >= 0 && from && from === to && row) from[at] = row;
    else {
      if (at >= 0) from?.splice(at, 1);
      if (row) to?.push(row);
    }
  }
  const next = new Map([...touched].map(([key, group]) => [key, group.length > 0 ? group : undefined]));
  return withChanges<readonly Row[]>(groups, next);
}
