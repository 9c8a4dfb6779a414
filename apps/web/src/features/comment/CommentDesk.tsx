import { type Target, targetPath } from '@ddak/domain';
import { useIsPhone } from '@ddak/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { CommentsContext } from '../../platform/comment/comments-context.ts';
import { useProjectId, useProjectNow, useProjectSelector } from '../../sync/hooks.ts';
import { CommentPanel } from './CommentPanel.tsx';
import type { CommentDraft } from './mention-text.ts';
import { CommentDraftsContext } from './use-comment-draft.ts';

const PANEL = 360;

interface Opened {
  readonly target: Target;
  readonly found: string | null;
  /** The screen that it was opened on: on another one it is gone. */
  readonly screen: string;
}

/** The screen of an open project, and beside it what is said about what it shows. */
export function CommentDesk(props: { readonly children: ReactNode }) {
  const { pathname: screen } = useLocation();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [drafts] = useState(() => new Map<string, CommentDraft>());
  const shown = opened?.screen === screen ? opened : null;
  const close = useCallback(() => setOpened(null), []);
  const comments = useMemo(
    () => ({
      opened: shown?.target ?? null,
      open: (target: Target) => setOpened({ target, found: null, screen }),
      close,
    }),
    [shown, screen, close],
  );
  useCommentLink(setOpened);
  const panel = shown ? (
    <CommentPanel
      key={`${shown.target.targetId}/${shown.found}`}
      target={shown.target}
      found={shown.found}
      onClose={close}
    />
  ) : null;
  return (
    <CommentsContext value={comments}>
      <CommentDraftsContext value={drafts}>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: `minmax(0, 1fr)${panel && !isPhone ? ` ${PANEL}px` : ''}`,
            height: '100%',
          }}
        >
          <div style={{ minWidth: 0, minHeight: 0 }}>{props.children}</div>
          {panel}
        </div>
      </CommentDraftsContext>
    </CommentsContext>
  );
}

/** What is kept on this device may be older than the link: so long it is waited for what has come since. */
const PATIENCE_MS = 4_000;

/** `?comment=ID`: goes where the comment stands, and opens its thread. */
function useCommentLink(open: (opened: Opened) => void): void {
  const [params] = useSearchParams();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const commentId = params.get('comment');
  const now = useProjectNow();
  const comment = useProjectSelector((state) =>
    commentId === null ? undefined : state.comment.get(commentId),
  );
  const home = `/projects/${projectId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link, not with what changes meanwhile
  useEffect(() => {
    if (!comment) return;
    const { _id: found, targetKind, targetId } = comment;
    const path = targetPath(now(), comment);
    const to = path === '' ? home : `${home}/${path}`;
    void navigate(to, { replace: true });
    open({ target: { targetKind, targetId }, found, screen: to.split('?')[0]! });
  }, [comment?._id]);
  const isLost = commentId !== null && !comment;
  useEffect(() => {
    if (!isLost) return;
    return browserClock.after(PATIENCE_MS, () => {
      toast('지워졌거나 볼 수 없는 댓글이에요.');
      void navigate(home, { replace: true });
    });
  }, [isLost, home, navigate]);
}
