import { z } from 'zod';
import { defineCommand } from '../command.ts';
import type { ExportedTables } from './exported-tables.ts';
import { insertTables } from './insert-tables.ts';

/** SA1, SA3: makes a sample production of rows that the server has made by real commands, in its owner's name. */
export const makeSample = defineCommand({
  name: 'makeSample',
  args: z.object({
    tables: z.custom<ExportedTables>((value) => typeof value === 'object' && value !== null),
  }),
  needs: { kind: 'new', server: true },
  final: true,
  plan: (state, { tables }, ctx) =>
    insertTables(state, ctx.projectId, tables, (made) => ({
      ...made,
      project: made.project.map((project) => ({ ...project, isSample: true })),
    })),
});
