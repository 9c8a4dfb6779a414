import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { downloadName } from '../file/file-name.ts';
import { fileOrLinkSchema } from '../file/file-or-link.ts';
import { idSchema } from '../kernel/id.ts';
import { changeableAttachment } from './changeable-attachment.ts';

/** AT3: calls a file or a link something else; a file keeps the ending that it came with (FS7). */
export const renameAttachment = defineCommand({
  name: 'renameAttachment',
  args: z.object({ attachmentId: idSchema, name: fileOrLinkSchema.shape.name }),
  needs: { section: 'project', right: 'read' },
  plan: (state, { attachmentId, name }, ctx) =>
    changeableAttachment(state, attachmentId, ctx, (one) =>
      changes([update('attachment', one, { name: one.link === null ? downloadName(name, one.name) : name })]),
    ),
});
