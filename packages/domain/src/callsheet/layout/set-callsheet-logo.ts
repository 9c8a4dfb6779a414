import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, isForeignFile, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';

/** CS67: sets the picture at the head of the project's call sheets, those already issued excepted; null: none. */
export const setCallsheetLogo = defineCommand({
  name: 'setCallsheetLogo',
  args: z.object({ fileId: idSchema.nullable() }),
  needs: { section: 'callsheet', right: 'write' },
  loads: ({ fileId }) => [{ kind: 'files', ids: fileId ? [fileId] : [] }],
  plan(state, { fileId }, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    if (fileId !== null && isForeignFile(ctx, fileId)) return refuse('not_found', { what: '파일' });
    return changes([update('project', project, { callsheetLogo: fileId })]);
  },
});
