import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import type { WithCommentMarks } from './comment-marks-slice.ts';
import { CommentPillsContext } from './comment-pills.ts';
import { pillsOf } from './pills-of.ts';

const NO_MARKS = {};

/** What is said about the rows of a screen, looked up once for all: a board draws hundreds, and few have a pill. */
export function CommentPills({ children }: { readonly children: ReactNode }) {
  const me = useMe()._id;
  const comment = useProjectSelector((state) => state.comment);
  const attachment = useProjectSelector((state) => state.attachment);
  const marks = useSelector(({ commentMarks: { userId, marks } }: WithCommentMarks) =>
    userId === me ? marks : NO_MARKS,
  );
  const pills = useMemo(() => pillsOf({ comment, attachment }, me, marks), [comment, attachment, me, marks]);
  return <CommentPillsContext value={pills}>{children}</CommentPillsContext>;
}
