import type { ProjectState } from './state.ts';
import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from './tables.ts';

const rowsIn = (state: ProjectState, table: string): ReadonlyMap<string, AnyRow> =>
  state[table as TableName] as ReadonlyMap<string, AnyRow>;

/** Faults of a state by itself: rows out of their schema, links without an end, keys that stand twice. */
export function stateFaults(state: ProjectState): string[] {
  return TABLE_NAMES.flatMap((table) => {
    const rows = [...rowsIn(state, table).values()];
    return [...rows.flatMap((row) => rowFaults(state, table, row)), ...twice(table, rows)];
  });
}

function rowFaults(state: ProjectState, table: TableName, row: AnyRow): string[] {
  const { schema, references, entryReferences = {}, onTarget = false } = tableDefinition(table);
  const parsed = schema.strict().safeParse(row);
  if (!parsed.success) return [`${table} ${row._id}: ${JSON.stringify(parsed.error.issues[0])}`];
  const faults: string[] = [];
  const mustBe = (target: string, id: unknown, column: string): void => {
    if (id !== null && !rowsIn(state, target)?.has(String(id)))
      faults.push(`${table} ${row._id}: ${column} names ${target} ${id}, which is not there`);
  };
  for (const [column, target] of Object.entries(references)) {
    const ids = Array.isArray(row[column]) ? row[column].map(({ _id }) => _id) : [row[column]];
    for (const id of ids) mustBe(target, id, column);
  }
  for (const [list, [column, target]] of Object.entries(entryReferences))
    for (const entry of row[list] as readonly AnyRow[]) mustBe(target, entry[column], list);
  if (onTarget) mustBe(String(row.targetKind), row.targetId, 'targetId');
  return faults;
}

function twice(table: TableName, rows: readonly AnyRow[]): string[] {
  const columns = tableDefinition(table).unique;
  if (!columns) return [];
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = columns.map((column) => row[column]).join('/');
    if (seen.has(key)) return [`${table}: two rows of ${key}`];
    seen.add(key);
    return [];
  });
}
