import { commentsOn } from '@ddak/domain';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import type { WithCommentMarks } from './comment-marks-slice.ts';
import { type CommentCount, countComments } from './count-comments.ts';

export function useReadAt(targetId: string): number {
  const me = useMe();
  return useSelector(({ commentMarks: { userId, marks } }: WithCommentMarks) =>
    userId === me._id ? (marks[targetId] ?? 0) : 0,
  );
}

/** How much there is to read on a target; renders only when that changes. */
export function useCommentCount(targetId: string): CommentCount {
  const me = useMe();
  const comments = useProjectSelector((state) => commentsOn(state, targetId));
  const readAt = useReadAt(targetId);
  return useMemo(() => countComments(comments, me._id, readAt), [comments, me._id, readAt]);
}
