import { type Comment, can, isArchived, memberOf, type Target } from '@ddak/domain';
import { useMemo } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { newId, useMe, useProjectId, useProjectState, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';

/** What I can do with comments. */
export function useCommentActions() {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const projectId = useProjectId();
  return useMemo(
    () => ({
      say: ({ targetKind, targetId }: Target, text: string, parentId: string | null = null) =>
        void run('addComment', { commentId: newId(), targetKind, targetId, parentId, text }),
      edit: ({ _id }: Comment, text: string) => void run('editComment', { commentId: _id, text }),
      remove: ({ _id, parent }: Comment, replies: number) => {
        const what = parent ? '답글을' : replies > 0 ? `댓글과 답글 ${replies}개를` : '댓글을';
        showUndoToast(`${what} 지웠어요`, run('removeComment', { commentId: _id }), undoCommand);
      },
      settle: ({ _id }: Comment) =>
        showUndoToast(
          '해결된 이야기로 접어 두었어요',
          run('resolveComment', { commentId: _id }),
          undoCommand,
        ),
      reopen: ({ _id }: Comment) => void run('reopenComment', { commentId: _id }),
      copyLink: ({ _id }: Comment) =>
        void copyText(`${location.origin}/projects/${projectId}?comment=${_id}`, null),
    }),
    [run, undoCommand, projectId],
  );
}
export type CommentActions = ReturnType<typeof useCommentActions>;

/** Whether I may write at all (PD5), and take away what others have said (CM6). */
export function useCommentRights(): { readonly writes: boolean; readonly manages: boolean } {
  const state = useProjectState();
  const me = useMe();
  const projectId = useProjectId();
  return {
    writes: !isArchived(state, projectId),
    manages: can(memberOf(state, me._id), 'write', 'project'),
  };
}
