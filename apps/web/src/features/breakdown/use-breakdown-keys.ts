import { BREAKDOWN_CATEGORIES, type BreakdownItem, type BreakdownType } from '@ddak/domain';
import { useEffect, useRef } from 'react';

/** What the keys of the breakdown reach. */
export interface BreakdownHands {
  readonly canEdit: boolean;
  readonly open: readonly BreakdownItem[];
  /** Those of them that I may decide on. */
  readonly decidable: readonly BreakdownItem[];
  readonly active: BreakdownItem | null;
  readonly hasWords: boolean;
  readonly moveScene: (by: 1 | -1) => void;
  readonly nextOpen: () => void;
  readonly moveActive: (by: 1 | -1) => void;
  readonly moveWord: (by: 1 | -1, extend: boolean) => void;
  readonly accept: (items: readonly BreakdownItem[]) => void;
  readonly reject: (items: readonly BreakdownItem[]) => void;
  readonly tag: (type: BreakdownType) => void;
  readonly focusAdd: () => void;
  readonly letGo: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

/** The keyboard of the breakdown; letters go by their place, so that they work while Hangul is switched on. */
export function useBreakdownKeys(hands: BreakdownHands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if (event.code === 'Enter' && answersEnter(event.target)) return;
      if (walk(event, latest.current) || change(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function walk({ code, shiftKey }: KeyboardEvent, hands: BreakdownHands): boolean {
  if (code === 'KeyJ') hands.moveScene(1);
  else if (code === 'KeyK') hands.moveScene(-1);
  else if (code === 'KeyN') hands.nextOpen();
  else if (code === 'ArrowDown' && hands.open.length > 0) hands.moveActive(1);
  else if (code === 'ArrowUp' && hands.open.length > 0) hands.moveActive(-1);
  else if (code === 'ArrowRight') hands.moveWord(1, shiftKey);
  else if (code === 'ArrowLeft') hands.moveWord(-1, shiftKey);
  else if (code === 'Escape') hands.letGo();
  else return false;
  return true;
}

function change(event: KeyboardEvent, hands: BreakdownHands): boolean {
  if (!hands.canEdit) return false;
  const { code, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const category = BREAKDOWN_CATEGORIES.find(({ number }) => String(number) === digit);
  if (category && hands.hasWords) hands.tag(category.type);
  else if (code === 'KeyI') hands.focusAdd();
  else if (code === 'KeyA') hands.accept(hands.decidable);
  else if (code === 'KeyX' && shiftKey) hands.reject(hands.decidable);
  else if (!hands.active) return false;
  else if (code === 'Enter') hands.accept([hands.active]);
  else if (code === 'KeyX' || code === 'Delete' || code === 'Backspace') hands.reject([hands.active]);
  else return false;
  return true;
}
