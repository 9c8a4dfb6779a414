import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, isForeignFile, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { callsheetLayoutSchema } from './callsheet-layout.ts';

/**
 * Sets how the project's call sheets look, those already issued excepted: columns and blocks (CS61, CS62), the picture at
 * the head (CS67; null: none), the workbook that they are also filled into (CS69). CS76: all that is set at once is one
 * step.
 */
export const editCallsheetLayout = defineCommand({
  name: 'editCallsheetLayout',
  args: z.object({
    layout: callsheetLayoutSchema.optional(),
    logo: z.object({ fileId: idSchema.nullable() }).optional(),
    form: z.object({ fileId: idSchema.nullable(), name: z.string().trim().max(255) }).optional(),
  }),
  needs: { section: 'callsheet', right: 'write' },
  loads: (args) => [{ kind: 'files', ids: filesOf(args) }],
  plan(state, args, ctx) {
    const project = state.project.get(ctx.projectId);
    if (!project) return refuse('not_found', { what: '작품' });
    if (filesOf(args).some((fileId) => isForeignFile(ctx, fileId)))
      return refuse('not_found', { what: '파일' });
    const { layout, logo, form } = args;
    return changes([
      update('project', project, {
        ...(layout ? { callsheetLayout: layout } : {}),
        ...(logo ? { callsheetLogo: logo.fileId } : {}),
        ...(form ? { callsheetForm: form.fileId, callsheetFormName: form.fileId ? form.name : '' } : {}),
      }),
    ]);
  },
});

interface Named {
  readonly fileId: string | null;
}
const filesOf = ({ logo, form }: { logo?: Named | undefined; form?: Named | undefined }): readonly string[] =>
  [logo, form].flatMap((file) => file?.fileId ?? []);
