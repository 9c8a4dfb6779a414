import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { readableComment } from './readable-comment.ts';

/** CM7: says that a thread is not settled after all. */
export const reopenComment = defineCommand({
  name: 'reopenComment',
  args: z.object({ commentId: idSchema }),
  needs: { section: 'project', right: 'read' },
  plan(state, { commentId }, ctx) {
    const comment = readableComment(state, commentId, ctx);
    if (!comment || comment.parent !== null) return refuse('not_found', { what: '댓글' });
    return changes([update('comment', comment, { resolved: null })]);
  },
});
