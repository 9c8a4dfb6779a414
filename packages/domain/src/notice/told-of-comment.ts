import type { ChangeOf } from '../change.ts';
import type { Comment } from '../comment/comment.ts';
import { mentionedIn } from '../comment/mentions.ts';
import { groupBy } from '../kernel/group-by.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectState } from '../state.ts';
import { tableDefinition } from '../tables.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import { targetName } from '../target/target-name.ts';
import type { Told, ToldEntry } from './told.ts';
import { inWords } from './with-names.ts';

/**
 * NT5: who is named in a comment, and who has written in its thread before. Said in other words, those who were not
 * named before. A comment that has gone since is told to nobody.
 */
export function toldOfComment(
  state: ProjectState,
  { actorId }: ToldEntry,
  change: ChangeOf<'comment'>,
): Told[] {
  const comment = change.op === 'delete' ? undefined : state.comment.get(idOf(change));
  if (!comment) return [];
  const before =
    change.op === 'update' ? new Set(mentionedIn(change.before.text ?? comment.text)) : new Set();
  const named = mentionedIn(comment.text).filter((userId) => !before.has(userId));
  const about = {
    section: tableDefinition(comment.targetKind).section,
    body: targetName(state, comment),
    path: `?comment=${comment._id}`,
    matter: comment._id,
  };
  const tell = (userId: string, kind: Told['kind'], title: string): Told => ({
    kind,
    userId,
    title,
    ...about,
  });
  const others = change.op === 'insert' ? writersBefore(state, comment) : [];
  return [
    ...named.map((userId) => tell(userId, 'mention', `${inWords(actorId)} 님이 나를 불렀어요`)),
    ...others
      .filter((userId) => !named.includes(userId))
      .map((userId) => tell(userId, 'reply', `${inWords(actorId)} 님이 답글을 남겼어요`)),
  ].filter(({ userId }) => mayReadTarget(memberOf(state, userId), comment));
}

const idOf = (change: Exclude<ChangeOf<'comment'>, { op: 'delete' }>): string =>
  change.op === 'insert' ? change.row._id : change._id;

/** Who has written in the thread that a comment replies in. */
function writersBefore(state: ProjectState, comment: Comment): string[] {
  if (comment.parent === null) return [];
  const head = state.comment.get(comment.parent);
  const replies = groupBy(state.comment, 'parent').get(comment.parent) ?? [];
  const earlier = replies.filter(
    ({ createdAt, _id }) => createdAt <= comment.createdAt && _id !== comment._id,
  );
  return [...new Set([head, ...earlier].flatMap((one) => one?.author ?? []))];
}
