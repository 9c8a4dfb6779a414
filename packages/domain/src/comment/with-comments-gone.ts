import { type Change, changedId, remove } from '../change.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import { movedTo } from '../target/moved-to.ts';

/** CM3: the changes of a command, and with every target that they take away the comments on it that it does not move. */
export function withCommentsGone(state: ProjectState, changes: readonly Change[]): readonly Change[] {
  if (state.comment.size === 0) return changes;
  const gone = new Set(changes.flatMap((one) => (one.op === 'delete' ? changedId(one) : [])));
  const moved = movedTo('comment', changes);
  const put = new Set(changes.flatMap((one) => (one.op === 'insert' ? changedId(one) : [])));
  const comments = groupBy(state.comment, 'targetId');
  const lost = [...gone]
    .filter((id) => !put.has(id))
    .flatMap((id) => comments.get(id) ?? [])
    .filter(({ _id }) => !gone.has(_id) && !moved.has(_id))
    // Replies first, so that an undo, which goes backwards, finds what they reply to.
    .sort((a, b) => Number(a.parent === null) - Number(b.parent === null));
  return lost.length === 0 ? changes : [...lost.map((comment) => remove('comment', comment)), ...changes];
}
