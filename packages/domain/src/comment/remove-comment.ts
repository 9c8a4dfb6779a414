import { z } from 'zod';
import { can } from '../access/can.ts';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { readableComment } from './readable-comment.ts';

/** CM6: takes one's own comment away while nobody else has replied; who manages the project, any with its replies. */
export const removeComment = defineCommand({
  name: 'removeComment',
  args: z.object({ commentId: idSchema }),
  needs: { section: 'project', right: 'read' },
  plan(state, { commentId }, ctx) {
    const comment = readableComment(state, commentId, ctx);
    if (!comment) return refuse('not_found', { what: '댓글' });
    const replies = groupBy(state.comment, 'parent').get(comment._id) ?? [];
    if (!can(memberOf(state, ctx.actorId), 'write', 'project')) {
      if (comment.author !== ctx.actorId) return refuse('comment_of_other');
      if (replies.some(({ author }) => author !== ctx.actorId)) return refuse('comment_answered');
    }
    return changes([...replies, comment].map((one) => remove('comment', one)));
  },
});
