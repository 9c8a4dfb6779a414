import { mayReadTarget, memberOf, type Target } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo } from 'react';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import { useAttachmentCount } from '../attachments/use-attachment-count.ts';
import { useComments } from './comments-context.ts';
import { countWords, isSaid } from './count-comments.ts';
import { useCommentCount } from './use-comment-count.ts';

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  flex: 'none',
  minWidth: 28,
  height: 28,
  padding: '0 6px',
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'var(--ink-3)',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: 'var(--sunken)', color: 'var(--ink)' },
  // No text: the name of the button says it, with its word.
  '&[data-count]': { color: 'var(--ink-2)', '&::after': { content: 'attr(data-count)' } },
  '& > .files': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    order: 1,
    color: 'var(--ink-2)',
    '&::after': { content: 'attr(data-count)' },
  },
  '&[data-fresh]': { background: 'var(--brand-soft)', color: 'var(--brand-ink)', fontWeight: 700 },
  [TOUCH]: { minWidth: 44, height: 44 },
});

interface CommentButtonProps {
  readonly target: Target;
  /** What it is about, for who does not see where it stands. */
  readonly name: string;
  readonly inRow?: boolean;
  /** In a table whose own keys lead to it. */
  readonly tabIndex?: -1;
}

/** Targets are named where they are drawn, anew each time: hundreds stand on a board that others move. */
const isSame = (a: CommentButtonProps, b: CommentButtonProps): boolean =>
  a.target.targetKind === b.target.targetKind &&
  a.target.targetId === b.target.targetId &&
  a.name === b.name &&
  a.inRow === b.inRow &&
  a.tabIndex === b.tabIndex;

/**
 * The way to what is said about something, with how much there is to read: grey what I have read, blue what I have not.
 * `inRow`: seen while there is something to read, or the row is at hand (`quiet-comment`).
 */
export const CommentButton = memo(function CommentButton(props: CommentButtonProps) {
  const { target } = props;
  const me = useMe();
  const comments = useComments();
  const mayRead = useProjectSelector((state) => mayReadTarget(memberOf(state, me._id), target));
  const count = useCommentCount(target.targetId);
  const files = useAttachmentCount(target.targetId);
  if (!comments || !mayRead) return null;
  const some = isSaid(count);
  const isOpen = comments.opened?.targetId === target.targetId;
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (isOpen) comments.close();
    else comments.open(target);
  };
  return (
    <Button
      type="button"
      className={props.inRow && !some && files === 0 && !isOpen ? 'quiet-comment' : undefined}
      tabIndex={props.tabIndex}
      aria-label={`${countWords(props.name, count)}${files > 0 ? `, 파일과 링크 ${files}개` : ''}`}
      aria-expanded={isOpen}
      title="댓글과 파일"
      data-count={some ? count.unread || count.open : undefined}
      data-fresh={count.unread > 0 || undefined}
      onClick={press}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Icon name="comment" size={14} />
      {files > 0 ? (
        <span className="files" data-count={files}>
          <Icon name="clip" size={13} />
        </span>
      ) : null}
    </Button>
  );
}, isSame);
