import type { Change } from '../change.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from '../tables.ts';

/** The tables that say something of people with an account. */
export const PERSONAL_TABLES = TABLE_NAMES.filter((table) => tableDefinition(table).personal);

/** Ids of rows by table. */
export type RowIds = ReadonlyMap<TableName, ReadonlySet<string>>;

interface Seen {
  readonly table: TableName;
  readonly _id: string;
  readonly values: AnyRow;
}

const ofState = (state: ProjectState): Seen[] =>
  PERSONAL_TABLES.flatMap((table) =>
    [...(state[table].values() as Iterable<AnyRow>)].map((row) => ({ table, _id: row._id, values: row })),
  );

const ofChange = (change: Change): Seen[] => {
  const { table } = change;
  if (change.op !== 'update') return [{ table, _id: change.row._id, values: change.row as AnyRow }];
  return [change.before, change.after].map((part) => ({ table, _id: change._id, values: part as AnyRow }));
};

/**
 * The rows that are about this person: of those that are there, and of all that a log speaks of. A change of a row
 * need not say whom it is about; another of the same row does.
 */
export function rowsAbout(userId: Id, state: ProjectState, log: readonly Change[]): RowIds {
  const seen = [...ofState(state), ...log.flatMap(ofChange)];
  const ids = new Map(PERSONAL_TABLES.map((table) => [table, new Set<string>()]));
  for (const { table, _id, values } of seen)
    if (values[tableDefinition(table).personal?.person ?? ''] === userId) ids.get(table)?.add(_id);
  for (const { table, _id, values } of seen)
    for (const [column, end] of Object.entries(tableDefinition(table).personal?.through ?? {}))
      if (ids.get(end as TableName)?.has(String(values[column]))) ids.get(table)?.add(_id);
  return ids;
}
