import { type Change, changedId, remove } from '../change.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import { movedTo } from '../target/moved-to.ts';
import { movedToThing } from './moved-to-thing.ts';

/**
 * AT4: the changes of a command, and with every target that they take away what hangs on it and is not moved; but for
 * pictures of a thing that other scenes still need (EL11).
 */
export function withAttachmentsGone(state: ProjectState, changes: readonly Change[]): readonly Change[] {
  if (state.attachment.size === 0) return changes;
  const put = new Set(changes.flatMap((one) => (one.op === 'insert' ? changedId(one) : [])));
  const gone = changes.flatMap((one) => (one.op === 'delete' ? changedId(one) : []));
  const attachments = groupBy(state.attachment, 'targetId');
  const moved = movedTo('attachment', changes);
  const lost = gone
    .filter((id) => !put.has(id))
    .flatMap((id) => attachments.get(id) ?? [])
    .filter(({ _id }) => !moved.has(_id));
  if (lost.length === 0) return changes;
  return [...lost.map((one) => movedToThing(state, one, changes) ?? remove('attachment', one)), ...changes];
}
