import { type Change, sameValue } from './change.ts';
import { carryGroups } from './kernel/group-by.ts';
import { withChanges } from './kernel/layered-map.ts';
import { type AnyRow, type RowOf, TABLE_NAMES, type TableName } from './tables.ts';

/** All rows of one project, by table and `_id`. Maps are never changed in place: an unchanged table is the same Map. */
export type ProjectState = { readonly [T in TableName]: ReadonlyMap<string, RowOf<T>> };

export const emptyState = (): ProjectState =>
  Object.fromEntries(TABLE_NAMES.map((table) => [table, new Map()])) as unknown as ProjectState;

type Rows = ReadonlyMap<string, AnyRow>;

/** The row after a change, undefined where it is gone. */
function changedRow(row: AnyRow | undefined, change: Change): AnyRow | undefined {
  if (change.op === 'insert') return change.row as AnyRow;
  if (change.op === 'delete') return undefined;
  // A feed filtered by rights can name a row that was never sent; the snapshot that follows brings it.
  return row && { ...row, ...change.after };
}

/**
 * The state after the changes. Tables that are not touched keep their identity, so that selectors stay cached.
 * @param known where a row comes out as it stands there already, it is taken from there, for the same reason
 */
export function applyChanges(
  state: ProjectState,
  changes: readonly Change[],
  known?: ProjectState,
): ProjectState {
  if (changes.length === 0) return state;
  const next: Record<string, Rows> = { ...state } as never;
  const touched = new Map<TableName, Map<string, AnyRow | undefined>>();
  for (const change of changes) {
    let rows = touched.get(change.table);
    if (!rows) {
      rows = new Map();
      touched.set(change.table, rows);
    }
    const id = change.op === 'update' ? change._id : change.row._id;
    const row = rows.has(id) ? rows.get(id) : (state[change.table] as Rows).get(id);
    rows.set(id, changedRow(row, change));
  }
  for (const [table, rows] of touched) {
    const before = state[table] as Rows;
    if (known) takeKnown(rows, known[table]);
    next[table] = withChanges(before, rows);
    carryGroups(before, next[table], rows);
  }
  return next as unknown as ProjectState;
}

function takeKnown(rows: Map<string, AnyRow | undefined>, known: Rows): void {
  for (const [id, row] of rows) {
    const same = known.get(id);
    if (row && same && sameValue(row, same)) rows.set(id, same);
  }
}
