import type { ProjectState, Target } from '@ddak/domain';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { RowAtHand } from '../../platform/comment/CommentAtHand.tsx';
import { useComments } from '../../platform/comment/comments-context.ts';

interface Handlers {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What is said about a row of the board, or a scene of its pool: by a press on its mark, or the key C (ㅊ). */
export function useBoardComments<H extends Handlers>(state: ProjectState, handlers: H) {
  const comments = useComments();
  const open = (key: string | undefined): boolean => {
    const target = key === undefined ? null : targetOf(state, key);
    if (target) comments?.open(target);
    return target !== null;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const pill = (event.target as Element).closest<HTMLElement>('[data-comment-pill]');
    if (!open(pill?.dataset.commentPill)) handlers.onClick(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { code, altKey, ctrlKey, metaKey, target } = event;
    const asks = code === 'KeyC' && !altKey && !ctrlKey && !metaKey;
    const row = asks ? (target as HTMLElement).closest<HTMLElement>('[data-key]') : null;
    if (!row || row !== target || !open(row.dataset.key)) return handlers.onKeyDown(event);
    event.preventDefault();
  };
  return {
    handlers: { ...handlers, onClick, onKeyDown },
    /** For a menu: of one row alone. */
    entries: (ids: readonly string[]) =>
      ids.length === 1 && targetOf(state, ids[0]!)
        ? [{ label: '댓글', keys: 'C', onSelect: () => void open(ids[0]) }]
        : [],
  };
}

function targetOf(state: ProjectState, key: string): Target | null {
  if (state.timetableRow.has(key)) return { targetKind: 'timetableRow', targetId: key };
  return state.scene.has(key) ? { targetKind: 'scene', targetId: key } : null;
}

/** The row of a day that the pointer is over, where nothing is said about it yet. */
export function boardRowAt(element: Element): RowAtHand | null {
  const row = element.closest<HTMLElement>('.board-row');
  const strip = row?.querySelector('.strip, .phase-strip');
  if (!row?.dataset.row || !strip || row.querySelector('.comment-pill')) return null;
  const { right, bottom } = strip.getBoundingClientRect();
  // A low row has its minutes at its end.
  const aside = strip.matches('.phase-strip') ? 42 : 4;
  const target = { targetKind: 'timetableRow' as const, targetId: row.dataset.row };
  return { target, left: right - 26 - aside, top: bottom - 24 };
}
