import { type AnyRow, emptyState, type Id, type ProjectState, TABLE_NAMES } from '@ddak/domain';
import { escapeLiteral } from 'pg';
import { tableMap, toEntity } from './table-map.ts';

/** One statement that reads all rows of a project, as JSON by table: one moment, one round trip. */
export function stateQuery(projectId: Id): string {
  const tables = TABLE_NAMES.map((table) => {
    const { sqlName, projectColumn } = tableMap(table);
    const rows = `select coalesce(json_agg(t), '[]') from ${sqlName} t where t.${projectColumn} = ${escapeLiteral(projectId)}`;
    return `(${rows}) as "${table}"`;
  });
  return `select ${tables.join(', ')}`;
}

/** The state of the answer of `stateQuery`. */
export function stateOf(answer: Readonly<Record<string, unknown>>): ProjectState {
  const state: Record<string, ReadonlyMap<string, AnyRow>> = { ...emptyState() };
  for (const table of TABLE_NAMES) {
    const map = tableMap(table);
    const rows = answer[table] as Record<string, unknown>[];
    state[table] = new Map(rows.map((columns) => [String(columns.id), toEntity(map, columns)]));
  }
  return state as unknown as ProjectState;
}
