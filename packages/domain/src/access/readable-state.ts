import type { ProjectMember } from '../project/project.ts';
import { emptyState, type ProjectState } from '../state.ts';
import { TABLE_NAMES } from '../tables.ts';
import { mayReadTable } from './may-read-table.ts';

/** The state without the tables whose section the member may not read: what documents for them are made from. */
export function readableState(state: ProjectState, member: ProjectMember): ProjectState {
  const empty = emptyState();
  const tables = TABLE_NAMES.map((table) => {
    const readable = mayReadTable(member, table);
    return [table, readable ? state[table] : empty[table]];
  });
  return Object.fromEntries(tables) as unknown as ProjectState;
}
