import { withChanges } from './layered-map.ts';

type Row = { readonly _id: string };
type Groups = ReadonlyMap<string, readonly Row[]>;
/** A column, or what a row's group is called: one function of a module, since groups are remembered by it. */
type GroupKey<R> = (keyof R & string) | ((row: R) => string);
type KnownKey = string | ((row: never) => string);

const caches = new WeakMap<object, Map<KnownKey, Groups>>();
/** Above so many changed rows groups are made anew by whoever asks next. */
const FEW = 256;

/**
 * The rows of a table grouped by a column (null is the key '') or by what a function makes of a row, computed once for
 * each table identity: tables are never changed in place, so the cache cannot be stale. A group that no change has
 * touched keeps its identity.
 */
export function groupBy<R extends Row>(
  table: ReadonlyMap<string, R>,
  by: GroupKey<R>,
): ReadonlyMap<string, readonly R[]> {
  let known = caches.get(table);
  if (!known) {
    known = new Map();
    caches.set(table, known);
  }
  const made = known.get(by);
  if (made) return made as ReadonlyMap<string, readonly R[]>;
  const groups = new Map<string, R[]>();
  for (const row of table.values()) {
    const key = keyOf(row, by);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  known.set(by, groups);
  return groups;
}

const keyOf = (row: Row, by: KnownKey): string =>
  typeof by === 'string' ? ((row as unknown as Record<string, string | null>)[by] ?? '') : by(row as never);

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
  const carried = new Map<KnownKey, Groups>();
  for (const [by, groups] of known) carried.set(by, regroup(before, groups, by, changed));
  caches.set(after, carried);
}

function regroup(
  table: ReadonlyMap<string, Row>,
  groups: Groups,
  by: KnownKey,
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
    const from = old && open(keyOf(old, by));
    const to = row && open(keyOf(row, by));
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
