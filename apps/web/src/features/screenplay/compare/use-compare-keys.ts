import { useEffect, useRef } from 'react';
import { isTyping } from '../review/is-typing.ts';

interface Hands {
  readonly go: (by: 1 | -1) => void;
  readonly turnFold: () => void;
}

/** J and K go to the next scene that differs and back, F folds; by their place on the keyboard, so Hangul mode works too. */
export function useCompareKeys(hands: Hands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if (event.code === 'KeyJ') latest.current.go(1);
      else if (event.code === 'KeyK') latest.current.go(-1);
      else if (event.code === 'KeyF') latest.current.turnFold();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
