import { useEffect } from 'react';
import { useUndo } from '../../sync/hooks.ts';

/**
 * Ctrl/Cmd+Z takes my last step back, with Shift (or Ctrl+Y) it is done again. A field being typed in keeps its own; a
 * cell that waits for its first letter has none. A component
 * of its own: whether there is a step to take back changes with the first of them, and the frame is not drawn anew for it.
 */
export function UndoKeys() {
  const { undo, redo } = useUndo();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const again = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      // With a Korean keyboard the key comes as ㅋ: its place says what is meant.
      const back = (key === 'z' || event.code === 'KeyZ') && !event.shiftKey;
      if (!again && !back && !(event.code === 'KeyZ' && event.shiftKey)) return;
      event.preventDefault();
      if (back) undo();
      else redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
  return null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  target.dataset.waiting === undefined &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button|range)$/.test(target.type));
