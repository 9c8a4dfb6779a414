import type { AnyRow, RowOf, TableName } from './tables.ts';

/** One row put in, altered or taken out. `before` holds just the altered columns: what undo puts back. */
export type Change = { [T in TableName]: ChangeOf<T> }[TableName];

export type ChangeOf<T extends TableName> =
  | { readonly table: T; readonly op: 'insert'; readonly row: RowOf<T> }
  | {
      readonly table: T;
      readonly op: 'update';
      readonly _id: string;
      readonly before: Partial<RowOf<T>>;
      readonly after: Partial<RowOf<T>>;
    }
  | { readonly table: T; readonly op: 'delete'; readonly row: RowOf<T> };

/** The row a change is about. */
export const changedId = (change: Change): string => (change.op === 'update' ? change._id : change.row._id);

export const insert = <T extends TableName>(table: T, row: RowOf<T>): Change =>
  ({ table, op: 'insert', row }) as unknown as Change;

export const remove = <T extends TableName>(table: T, row: RowOf<T>): Change =>
  ({ table, op: 'delete', row }) as unknown as Change;

/** Deep equality of JSON values. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => sameValue((a as AnyRow)[key], (b as AnyRow)[key]));
}

/** The change that gives `row` the columns of `patch`: only those that differ; null when none does. */
export function update<T extends TableName>(
  table: T,
  row: RowOf<T>,
  patch: Partial<RowOf<T>>,
): Change | null {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    const old = (row as AnyRow)[column];
    if (sameValue(old, value)) continue;
    before[column] = old;
    after[column] = value;
  }
  if (Object.keys(after).length === 0) return null;
  return { table, op: 'update', _id: row._id, before, after } as unknown as Change;
}
