import type { PlanContext } from '../command.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectState } from '../state.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import type { Comment } from './comment.ts';

/** The comment as far as the sender of a command reads it; one that they do not read is one that is not there. */
export function readableComment(
  state: ProjectState,
  commentId: string,
  { actorId }: PlanContext,
): Comment | undefined {
  const comment = state.comment.get(commentId);
  return comment && mayReadTarget(memberOf(state, actorId), comment) ? comment : undefined;
}
