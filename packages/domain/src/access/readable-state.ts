import type { ProjectMember } from '../project/project.ts';
import { emptyState, type ProjectState } from '../state.ts';
import { type AnyRow, TABLE_NAMES, tableDefinition } from '../tables.ts';
import { mayReadRow } from './may-read-row.ts';
import { mayReadTable } from './may-read-table.ts';

/**
 * The state without the tables, and the rows on targets, whose section the member may not read, but for rows that are their own:
 * what documents for them are made from.
 */
export function readableState(state: ProjectState, member: ProjectMember): ProjectState {
  const empty = emptyState();
  const tables = TABLE_NAMES.map((table) => {
    const { ownerColumn, onTarget } = tableDefinition(table);
    const rows = () => [...(state[table] as ReadonlyMap<string, AnyRow>)];
    if (!mayReadTable(member, table)) {
      if (ownerColumn === undefined) return [table, empty[table]];
      const isOwn = (row: AnyRow) =>
        (row as Readonly<Record<string, unknown>>)[ownerColumn] === member.userId;
      return [table, new Map(rows().filter(([, row]) => isOwn(row)))];
    }
    if (!onTarget) return [table, state[table]];
    return [table, new Map(rows().filter(([, row]) => mayReadRow(member, table, row)))];
  });
  return Object.fromEntries(tables) as unknown as ProjectState;
}
