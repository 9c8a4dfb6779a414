import { mayReadRow } from '../access/may-read-row.ts';
import { type Change, changedId } from '../change.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import type { AnyRow } from '../tables.ts';

/** HI2: of the changes of an entry, those that somebody may read by their rights of today. */
export const readableChanges = (
  state: ProjectState,
  member: ProjectMember,
  changes: readonly Change[],
): readonly Change[] =>
  changes.filter((change) => {
    const { table } = change;
    const row = change.op === 'update' ? (state[table].get(changedId(change)) ?? change.before) : change.row;
    return mayReadRow(member, table, row as AnyRow);
  });
