import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/** What keys do to the row that has the focus, by `KeyboardEvent.code`; `Shift+` before it where Shift is held. */
export type RowKeys = Readonly<Record<string, (row: string) => void>>;

/**
 * The keyboard of a list beside the text: J, K and the arrows go from row to row, the other keys act on the row where
 * one stands. Rows carry their name in `data-row`, and the button that shows them takes the focus.
 */
export function usePanelKeys(list: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const code = event.shiftKey ? `Shift+${event.code}` : event.code;
      const by = STEPS[code];
      const act = latest.current[code];
      if (by !== undefined) focusOn(rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]);
      // With Shift a key acts on the list, wherever one stands.
      else if (act && (at >= 0 || event.shiftKey)) act(rows[at]?.dataset.row ?? '');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

const focusOn = (row: HTMLElement | undefined): void =>
  row?.querySelector<HTMLElement>(':scope > button')?.focus();
