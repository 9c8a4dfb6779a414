import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { commentTextSchema } from './comment.ts';
import { readableComment } from './readable-comment.ts';

/** CM5: says one's own comment in other words. */
export const editComment = defineCommand({
  name: 'editComment',
  args: z.object({ commentId: idSchema, text: commentTextSchema }),
  needs: { section: 'project', right: 'read' },
  plan(state, { commentId, text }, ctx) {
    const comment = readableComment(state, commentId, ctx);
    if (!comment) return refuse('not_found', { what: '댓글' });
    if (comment.author !== ctx.actorId) return refuse('comment_of_other');
    if (comment.text === text) return changes([]);
    return changes([update('comment', comment, { text, editedAt: ctx.now })]);
  },
});
