import { useEffect, useRef } from 'react';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** The keys of the review, in the order in which the help line names them. */
export const REVIEW_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['↑↓', '씬'],
  ['⇧↑↓', '줄'],
  ['Enter', '고치기'],
  ['C', '맞아요'],
  ['J', '앞 씬과 합치기'],
  ['S', '이 줄에서 나누기'],
  ['A', '받아들이기'],
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** A button or link that has the focus answers Enter itself. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="combobox"]') !== null;

/** The keyboard of the review screen; letters go by their place on the keyboard, so Hangul mode works too. */
export function useReviewKeys(
  review: ReviewData,
  selection: ReviewSelection,
  actions: ReviewActions,
  onAccept: () => void,
): void {
  const latest = useRef({ review, selection, actions, onAccept });
  latest.current = { review, selection, actions, onAccept };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if (event.code === 'Enter' && answersEnter(event.target)) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface Hands {
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
  readonly onAccept: () => void;
}

function handle(event: KeyboardEvent, { review, selection, actions, onAccept }: Hands): boolean {
  if (event.code === 'ArrowDown' || event.code === 'ArrowUp') {
    const by = event.code === 'ArrowDown' ? 1 : -1;
    if (event.shiftKey) selection.moveLine(by);
    else selection.moveScene(by);
    return true;
  }
  const scene = selection.selected;
  if (!review.canEdit) return false;
  if (event.code === 'KeyS' && selection.line !== null) actions.split(selection.line);
  else if (event.code === 'KeyA') onAccept();
  else if (!scene) return false;
  else if (event.code === 'Enter') selection.setEditing(true);
  else if (event.code === 'KeyC') actions.confirm(scene);
  else if (event.code === 'KeyJ') actions.join(scene);
  else return false;
  return true;
}
