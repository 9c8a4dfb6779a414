import { TARGET_KINDS } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

const comment = (hand: Hand) => {
  const commentId = hand.rowId('comment');
  return commentId ? { commentId } : null;
};

function newComment(hand: Hand) {
  const known = hand.rowId('comment');
  const parent = known && hand.random.chance(0.4) ? hand.view.comment.get(known) : undefined;
  const targetKind = parent?.targetKind ?? hand.one(TARGET_KINDS);
  const targetId = parent?.targetId ?? hand.rowId(targetKind);
  const said = { parentId: parent?._id ?? null, text: hand.word() };
  return targetId ? { commentId: hand.newId(), targetKind, targetId, ...said } : null;
}

export const commentGestures = {
  addComment: newComment,
  editComment: (hand) => {
    const one = comment(hand);
    return one && { ...one, text: hand.word() };
  },
  removeComment: comment,
  resolveComment: (hand) => {
    const heads = [...hand.view.comment.values()].filter(({ parent }) => parent === null);
    return heads.length > 0 ? { commentId: hand.one(heads)._id } : null;
  },
  reopenComment: (hand) => {
    const settled = [...hand.view.comment.values()].filter(({ resolved }) => resolved !== null);
    return settled.length > 0 ? { commentId: hand.one(settled)._id } : comment(hand);
  },
} satisfies GesturesFor<'addComment' | 'editComment' | 'removeComment' | 'resolveComment' | 'reopenComment'>;
