import { setImmediate } from 'node:timers/promises';
import {
  type AnyRow,
  emptyState,
  type Id,
  type ProjectState,
  TABLE_NAMES,
  type TableName,
} from '@ddak/domain';
import { escapeLiteral } from 'pg';
import { tableMap, toEntity } from './table-map.ts';

/** Read as one JSON: others have their turn between two of them. */
const AT_ONCE = 250;

/** Some rows of a table, as JSON of their columns. */
export interface RowsOfTable {
  readonly table: TableName;
  readonly rows: readonly Record<string, unknown>[];
}

/** One statement that reads all rows of a project, some of a table at a time: one moment, one round trip. */
export function stateQuery(projectId: Id): string {
  const tables = TABLE_NAMES.map((table) => {
    const { sqlName, projectColumn } = tableMap(table);
    const numbered = `select t, row_number() over () - 1 as n from ${sqlName} t where t.${projectColumn} = ${escapeLiteral(projectId)}`;
    return `select '${table}' as "table", json_agg(t) as rows from (${numbered}) numbered group by n / ${AT_ONCE}`;
  });
  return tables.join('\nunion all ');
}

/** The state of the answer of `stateQuery`. */
export async function stateOf(answer: readonly RowsOfTable[]): Promise<ProjectState> {
  const state = { ...emptyState() } as unknown as Record<TableName, Map<string, AnyRow>>;
  for (const table of TABLE_NAMES) state[table] = new Map();
  for (const [i, { table, rows }] of answer.entries()) {
    if (i > 0 && rows.length === AT_ONCE) await setImmediate();
    const map = tableMap(table);
    for (const columns of rows) state[table].set(String(columns.id), toEntity(map, columns));
  }
  return state as unknown as ProjectState;
}
