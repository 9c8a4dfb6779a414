import { z } from 'zod';
import { type Change, insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { applyChanges } from '../state.ts';
import { stateFaults } from '../state-faults.ts';
import { TABLE_NAMES } from '../tables.ts';
import type { ExportedTables } from './exported-tables.ts';
import { importedTables } from './imported-tables.ts';

/**
 * IM3: makes a project of the rows of an export, all or none. The server runs it, which has read them from an untrusted
 * file and given every row an id of its own; they are looked at once more, as a whole.
 */
export const importProject = defineCommand({
  name: 'importProject',
  args: z.object({
    tables: z.custom<ExportedTables>((value) => typeof value === 'object' && value !== null),
  }),
  needs: { kind: 'new', server: true },
  final: true,
  plan(state, { tables }, ctx) {
    if (state.project.has(ctx.projectId)) return refuse('already_exists');
    const [project, ...more] = tables.project;
    if (project?._id !== ctx.projectId || more.length > 0) return refuse('invalid', { where: 'project' });
    const made = importedTables(tables, ctx);
    const list = TABLE_NAMES.flatMap((table) =>
      made[table].map((row) => insert(table, row as never) as Change),
    );
    const [fault] = stateFaults(applyChanges(state, list));
    const ids = new Set(list.map((change) => change.op === 'insert' && change.row._id));
    if (fault !== undefined || ids.size < list.length)
      return refuse('invalid', { where: fault ?? 'two rows have one id' });
    return changes(list);
  },
});
