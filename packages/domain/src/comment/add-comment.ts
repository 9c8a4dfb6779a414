import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import { TARGET_WORDS, targetColumns } from '../target/target.ts';
import { commentTextSchema } from './comment.ts';

/** CM2: says something about a target: whoever reads it may. CM4: a reply to a reply stands in its thread. */
export const addComment = defineCommand({
  name: 'addComment',
  args: z.object({
    commentId: idSchema,
    ...targetColumns,
    parentId: idSchema.nullable(),
    text: commentTextSchema,
  }),
  needs: { section: 'project', right: 'read' },
  plan(state, { commentId, parentId, text, targetKind, targetId }, ctx) {
    if (!mayReadTarget(memberOf(state, ctx.actorId), { targetKind })) return refuse('forbidden');
    // CM3
    if (!state[targetKind].has(targetId)) return refuse('not_found', { what: TARGET_WORDS[targetKind] });
    if (state.comment.has(commentId)) return refuse('already_exists');
    const parent = parentId === null ? null : state.comment.get(parentId);
    if (parent === undefined || (parent && parent.targetId !== targetId))
      return refuse('not_found', { what: '댓글' });
    return changes([
      insert('comment', {
        _id: commentId,
        projectId: ctx.projectId,
        targetKind,
        targetId,
        parent: parent && (parent.parent ?? parent._id),
        author: ctx.actorId,
        text,
        createdAt: ctx.now,
        editedAt: null,
        resolved: null,
      }),
    ]);
  },
});
