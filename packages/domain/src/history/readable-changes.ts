import { mayReadRow } from '../access/may-read-row.ts';
import { type Change, changedId } from '../change.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { type AnyRow, tableDefinition } from '../tables.ts';

/**
 * HI2: of the changes of an entry, those that somebody may read by their rights of today. What a row hung on that is
 * gone since, an update of it does not say: nobody reads that one.
 */
export const readableChanges = (
  state: ProjectState,
  member: ProjectMember,
  changes: readonly Change[],
): readonly Change[] =>
  changes.filter((change) => {
    const { table } = change;
    if (change.op !== 'update') return mayReadRow(member, table, change.row as AnyRow);
    const row = state[table].get(changedId(change)) as AnyRow | undefined;
    return row || !tableDefinition(table).onTarget
      ? mayReadRow(member, table, row ?? (change.before as AnyRow))
      : false;
  });
