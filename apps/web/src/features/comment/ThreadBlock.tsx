import type { Thread as ThreadOf } from '@ddak/domain';
import { personCalled } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { memo, useEffect, useRef } from 'react';
import { useMe, useProjectState } from '../../sync/hooks.ts';
import { ComposeBox } from './ComposeBox.tsx';
import { Act, Thread, ThreadFoot } from './comment-looks.ts';
import { OneComment } from './OneComment.tsx';
import { useCommentActions, useCommentRights } from './use-comment-actions.ts';
import { useCommentDraft } from './use-comment-draft.ts';

/** A thread: what was said, what was answered, and whether it is settled. */
export const ThreadBlock = memo(function ThreadBlock(props: {
  readonly thread: ThreadOf;
  /** Up to when I had read when I came, milliseconds since 1970. */
  readonly readAt: number;
  readonly now: number;
  /** A link led here. */
  readonly found: boolean;
}) {
  const { head, replies } = props.thread;
  const state = useProjectState();
  const me = useMe();
  const actions = useCommentActions();
  const { writes } = useCommentRights();
  const reply = useCommentDraft(`${head._id}/reply`);
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (props.found) block.current?.scrollIntoView({ block: 'center' });
  }, [props.found]);
  const one = { now: props.now, actions };
  const isNew = (comment: typeof head) => comment.author !== me._id && comment.createdAt > props.readAt;
  const { resolved } = head;
  return (
    <Thread ref={block} data-found={props.found} data-settled={resolved !== null} aria-label="이야기">
      <OneComment
        {...one}
        comment={head}
        replies={replies}
        isNew={isNew(head)}
        beside={
          writes && !resolved ? (
            <Act
              type="button"
              aria-label="해결됨으로"
              title="해결됨으로"
              onClick={() => actions.settle(head)}
            >
              <Icon name="check" />
            </Act>
          ) : null
        }
      />
      {replies.map((comment) => (
        <OneComment key={comment._id} {...one} comment={comment} replies={[]} isNew={isNew(comment)} />
      ))}
      {reply.isOpen ? (
        <div style={{ margin: '10px 0 4px 38px' }}>
          <ComposeBox
            target={head}
            label="답글"
            placeholder="답글을 남겨 보세요"
            action="답글"
            autoFocus
            draft={reply.draft}
            onDraft={reply.set}
            onLeave={reply.close}
            onSend={(text) => {
              reply.close();
              actions.say(head, text, head._id);
            }}
          />
        </div>
      ) : (
        <ThreadFoot>
          {writes ? (
            <button type="button" onClick={reply.open}>
              답글
            </button>
          ) : null}
          {resolved ? (
            <>
              {writes ? (
                <button type="button" onClick={() => actions.reopen(head)}>
                  다시 열기
                </button>
              ) : null}
              <span>{personCalled(state, resolved.by)} 님이 해결했어요</span>
            </>
          ) : null}
        </ThreadFoot>
      )}
    </Thread>
  );
});
