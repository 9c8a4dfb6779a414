import { attachmentsOn, commentsOn } from '@ddak/domain';
import { useSelector } from 'react-redux';
import { useMe, useProjectState } from '../../sync/hooks.ts';
import type { WithCommentMarks } from './comment-marks-slice.ts';
import { countComments, isSaid } from './count-comments.ts';

/** Tells whether there is something to read on a target, or to open: for whoever draws many of them. */
export function useSaid(): (targetId: string) => boolean {
  const me = useMe();
  const state = useProjectState();
  const { userId, marks } = useSelector((root: WithCommentMarks) => root.commentMarks);
  const read = userId === me._id ? marks : {};
  return (targetId) =>
    attachmentsOn(state, targetId).length > 0 ||
    isSaid(countComments(commentsOn(state, targetId), me._id, read[targetId] ?? 0));
}
