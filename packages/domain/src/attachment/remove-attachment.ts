import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { changeableAttachment } from './changeable-attachment.ts';

/** AT3: takes a file or a link off its target. The file stays as long as an undo can bring it back (FS4). */
export const removeAttachment = defineCommand({
  name: 'removeAttachment',
  args: z.object({ attachmentId: idSchema }),
  needs: { section: 'project', right: 'read' },
  plan: (state, { attachmentId }, ctx) =>
    changeableAttachment(state, attachmentId, ctx, (one) => changes([remove('attachment', one)])),
});
