import { type Comment, commentParts, personCalled } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import { type ReactNode, useState } from 'react';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { useIsSent, useMe, useProjectState } from '../../sync/hooks.ts';
import { ComposeBox } from './ComposeBox.tsx';
import { Act, Said, Waiting } from './comment-looks.ts';
import { commentTime } from './comment-time.ts';
import { type CommentDraft, draftOf } from './mention-text.ts';
import { type CommentActions, useCommentRights } from './use-comment-actions.ts';

/** One comment, and what I can do with it. */
export function OneComment(props: {
  readonly comment: Comment;
  /** Those to it. */
  readonly replies: readonly Comment[];
  readonly now: number;
  readonly isNew: boolean;
  readonly actions: CommentActions;
  /** Stands at its right, before its menu. */
  readonly beside?: ReactNode;
}) {
  const { comment, replies, actions } = props;
  const state = useProjectState();
  const me = useMe();
  const { writes, manages } = useCommentRights();
  const sent = useIsSent('comment', comment);
  const [edited, setEdited] = useState<CommentDraft | null>(null);
  const name = personCalled(state, comment.author);
  const isReply = comment.parent !== null;
  const isMine = comment.author === me._id;
  // CM6
  const mayRemove = writes && (manages || (isMine && replies.every(({ author }) => author === me._id)));
  const edit = () => setEdited(draftOf(comment.text, (userId) => personCalled(state, userId)));
  const entries = [
    { label: '링크 복사', onSelect: () => actions.copyLink(comment) },
    ...(isMine && writes ? [{ label: '고치기', onSelect: edit }] : []),
    ...(mayRemove
      ? [{ label: '지우기', danger: true, onSelect: () => actions.remove(comment, replies.length) }]
      : []),
  ];
  return (
    <Said data-reply={isReply} data-comment={comment._id}>
      <PersonAvatar userId={comment.author} name={name} size={isReply ? 24 : 28} />
      <div className="body">
        <header>
          <b>{name}</b>
          <time dateTime={new Date(comment.createdAt).toISOString()}>
            {commentTime(comment.createdAt, props.now)}
          </time>
          {comment.editedAt === null ? null : <span>고침</span>}
          {sent ? null : <Waiting>보내는 중</Waiting>}
          {props.isNew ? <i className="new" role="img" aria-label="새 댓글" /> : null}
          <span className="acts">
            {props.beside}
            <DropMenu
              entries={entries}
              trigger={(open) => (
                <Act type="button" aria-label={`${name} 님의 댓글 더 보기`} {...open}>
                  <Icon name="more" />
                </Act>
              )}
            />
          </span>
        </header>
        {edited === null ? (
          <CommentText text={comment.text} />
        ) : (
          <ComposeBox
            target={comment}
            label="댓글 고치기"
            placeholder=""
            action="저장"
            autoFocus
            draft={edited}
            onDraft={setEdited}
            onLeave={() => setEdited(null)}
            onSend={(text) => {
              setEdited(null);
              actions.edit(comment, text);
            }}
          />
        )}
      </div>
    </Said>
  );
}

/** CM8: the words, and those who are named in them as they are called now. */
function CommentText({ text }: { readonly text: string }) {
  const state = useProjectState();
  const me = useMe();
  return (
    <p className="said">
      {commentParts(text).map((part, index) =>
        'userId' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity of their own
          <b key={index} data-me={part.userId === me._id}>
            @{personCalled(state, part.userId)}
          </b>
        ) : (
          part.words
        ),
      )}
    </p>
  );
}
