import { z } from 'zod';
import { type Change, remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { type RowOf, type TableName, tableDefinition } from '../tables.ts';
import { rowsAbout } from './rows-about.ts';

/**
 * PD3: somebody has deleted their account. What is about them goes or stays under no name, as `TABLES` says of each
 * table. Run by the server alone; the owner stays (AC3).
 */
export const forgetPerson = defineCommand({
  name: 'forgetPerson',
  args: z.object({ userId: idSchema }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, { userId }) {
    if (memberOf(state, userId)?.role === 'owner') return refuse('last_owner');
    const list: (Change | null)[] = [];
    for (const [table, ids] of rowsAbout(userId, state, [])) {
      const personal = tableDefinition(table).personal;
      const rows = state[table] as ReadonlyMap<string, RowOf<TableName>>;
      for (const id of ids) {
        const row = rows.get(id);
        if (!row || !personal) continue;
        list.push(personal.row === 'goes' ? remove(table, row) : update(table, row, personal.erased));
      }
    }
    return changes(list);
  },
});
