import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import type { Comment } from './comment.ts';

export interface Thread {
  readonly head: Comment;
  readonly replies: readonly Comment[];
}

/** SPEC 3.9: by createdAt; of one moment, by id. */
export const byCreation = (a: Comment, b: Comment): number =>
  a.createdAt - b.createdAt || (a._id < b._id ? -1 : 1);

const NONE: readonly Comment[] = [];

/** What is said about a target, in no order; the same list as long as nothing about it changes. */
export const commentsOn = (state: ProjectState, targetId: string): readonly Comment[] =>
  groupBy(state.comment, 'targetId').get(targetId) ?? NONE;

/** The threads on a target in the order in which they began, each with its replies in theirs. */
export function threadsOf(state: ProjectState, targetId: string): Thread[] {
  const comments = [...commentsOn(state, targetId)].sort(byCreation);
  const replies = Map.groupBy(comments, ({ parent }) => parent);
  return (replies.get(null) ?? []).map((head) => ({ head, replies: replies.get(head._id) ?? [] }));
}
