import { z } from 'zod';
import { type Change, remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import type { RowOf, TableName } from '../tables.ts';
import { blankContacts, CONTACT_TABLES, contactsOf } from './contacts.ts';

/**
 * PD6: the days after archiving are over, and phones, e-mails, birth dates and guardians of actors go, as `TABLES` says. Run by the server alone. What was
 * taken out of the archive meanwhile, or archived anew, keeps them: that is judged here, under the project's lock.
 */
export const eraseContacts = defineCommand({
  name: 'eraseContacts',
  args: z.object({ archivedUntil: z.number() }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, { archivedUntil }, ctx) {
    const at = state.project.get(ctx.projectId)?.archivedAt ?? null;
    if (at === null || at > archivedUntil) return refuse('not_archived');
    const list: (Change | null)[] = [];
    for (const table of CONTACT_TABLES)
      for (const row of state[table].values() as Iterable<RowOf<TableName>>)
        list.push(
          contactsOf(table).row === 'goes'
            ? remove(table, row)
            : update(table, row, blankContacts(table, row)),
        );
    return changes(list);
  },
});
