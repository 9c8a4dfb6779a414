import type { Target } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCan } from '../../sync/hooks.ts';
import { handIsBusy } from '../drag/cover-page.ts';
import { useComments } from './comments-context.ts';

const Button = styled('button')({
  position: 'fixed',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 22,
  padding: 0,
  border: '1px solid var(--line-2)',
  borderRadius: 11,
  background: 'var(--surface)',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--brand-ink)', borderColor: 'var(--brand)' },
});

/** A row that is under the pointer, and where on the page its button stands. */
export interface RowAtHand {
  readonly target: Target;
  readonly left: number;
  readonly top: number;
}

/**
 * The way to the comments on whatever row the pointer is over: one button for hundreds of rows, none of which is drawn
 * anew for it. Keys and menus have ways of their own.
 */
export function CommentAtHand(props: {
  readonly container: RefObject<HTMLElement | null>;
  /** The row of what the pointer is over; null where none is, or it shows a button of its own. */
  readonly rowAt: (element: Element) => RowAtHand | null;
}) {
  const { container, rowAt } = props;
  const comments = useComments();
  const mayRead = useCan('project', 'read');
  const [row, setRow] = useState<RowAtHand | null>(null);
  useEffect(() => {
    const root = container.current;
    if (!root || !mayRead) return;
    const away = () => setRow(null);
    // A hand that moves asks for it, not a list that moves below a hand.
    const move = ({ target }: Event) => {
      const next = handIsBusy() ? null : rowAt(target as Element);
      setRow((now) => (now?.target.targetId === next?.target.targetId ? now : next));
    };
    const leave = ({ relatedTarget }: PointerEvent) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-comment-at-hand]'))) away();
    };
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerleave', leave);
    root.addEventListener('scroll', away, true);
    root.addEventListener('pointerdown', away);
    root.addEventListener('keydown', away);
    return () => {
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('scroll', away, true);
      root.removeEventListener('pointerdown', away);
      root.removeEventListener('keydown', away);
    };
  }, [container, rowAt, mayRead]);
  if (!row || !comments) return null;
  return createPortal(
    <Button
      type="button"
      tabIndex={-1}
      aria-label="댓글 남기기"
      title="댓글과 파일"
      data-comment-at-hand
      style={{ left: row.left, top: row.top }}
      onPointerLeave={() => setRow(null)}
      onWheel={() => setRow(null)}
      onClick={() => {
        setRow(null);
        comments.open(row.target);
      }}
    >
      <Icon name="comment" size={13} />
    </Button>,
    document.body,
  );
}
