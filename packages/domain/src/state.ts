import type { Change } from './change.ts';
import { type AnyRow, type RowOf, TABLE_NAMES, type TableName } from './tables.ts';

/** All rows of one project, by table and `_id`. Maps are never changed in place: an unchanged table is the same Map. */
export type ProjectState = { readonly [T in TableName]: ReadonlyMap<string, RowOf<T>> };

export const emptyState = (): ProjectState =>
  Object.fromEntries(TABLE_NAMES.map((table) => [table, new Map()])) as unknown as ProjectState;

const applyChange = (rows: Map<string, AnyRow>, change: Change): void => {
  if (change.op === 'insert') rows.set(change.row._id, change.row as AnyRow);
  else if (change.op === 'delete') rows.delete(change.row._id);
  else {
    const row = rows.get(change._id);
    // A feed filtered by rights can name a row that was never sent; the snapshot that follows brings it.
    if (row) rows.set(change._id, { ...row, ...change.after });
  }
};

/** The state after the changes. Tables that are not touched keep their identity, so that selectors stay cached. */
export function applyChanges(state: ProjectState, changes: readonly Change[]): ProjectState {
  if (changes.length === 0) return state;
  const next: Record<string, ReadonlyMap<string, AnyRow>> = { ...state } as never;
  const copied = new Map<TableName, Map<string, AnyRow>>();
  for (const change of changes) {
    let rows = copied.get(change.table);
    if (!rows) {
      rows = new Map(next[change.table]);
      copied.set(change.table, rows);
      next[change.table] = rows;
    }
    applyChange(rows, change);
  }
  return next as unknown as ProjectState;
}
