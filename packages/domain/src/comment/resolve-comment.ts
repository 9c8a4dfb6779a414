import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { readableComment } from './readable-comment.ts';

/** CM7: says that a thread is settled. Who said it first did. */
export const resolveComment = defineCommand({
  name: 'resolveComment',
  args: z.object({ commentId: idSchema }),
  needs: { section: 'project', right: 'read' },
  plan(state, { commentId }, ctx) {
    const comment = readableComment(state, commentId, ctx);
    if (!comment || comment.parent !== null) return refuse('not_found', { what: '댓글' });
    if (comment.resolved) return changes([]);
    return changes([update('comment', comment, { resolved: { at: ctx.now, by: ctx.actorId } })]);
  },
});
