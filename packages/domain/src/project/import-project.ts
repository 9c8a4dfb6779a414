import { z } from 'zod';
import { defineCommand } from '../command.ts';
import type { ExportedTables } from './exported-tables.ts';
import { importedTables } from './imported-tables.ts';
import { insertTables } from './insert-tables.ts';

/**
 * IM3: makes a project of the rows of an export, all or none. The server runs it, which has read them from an untrusted
 * file and given every row an id of its own.
 */
export const importProject = defineCommand({
  name: 'importProject',
  args: z.object({
    tables: z.custom<ExportedTables>((value) => typeof value === 'object' && value !== null),
  }),
  needs: { kind: 'new', server: true },
  final: true,
  plan: (state, { tables }, ctx) =>
    insertTables(state, ctx.projectId, tables, (read) => importedTables(read, ctx)),
});
