import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, isForeignFile, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';

/** CS69: sets the workbook that the project's call sheets are also filled into; null: none. */
export const setCallsheetForm = defineCommand({
  name: 'setCallsheetForm',
  args: z.object({ fileId: idSchema.nullable(), name: z.string().trim().max(255) }),
  needs: { section: 'callsheet', right: 'write' },
  loads: ({ fileId }) => [{ kind: 'files', ids: fileId ? [fileId] : [] }],
  plan(state, { fileId, name }, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    if (fileId !== null && isForeignFile(ctx, fileId)) return refuse('not_found', { what: '파일' });
    const form = { callsheetForm: fileId, callsheetFormName: fileId === null ? '' : name };
    return changes([update('project', project, form)]);
  },
});
