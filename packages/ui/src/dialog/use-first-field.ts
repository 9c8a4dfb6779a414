import { type RefObject, useEffect, useRef } from 'react';

/** What is typed in or chosen from. Buttons, boxes and switches are pressed: whoever opens a dialog has not come to press them. */
const FIELD =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [hidden], [disabled], [readonly], [aria-hidden=true]), ' +
  'textarea:not([disabled], [readonly], [aria-hidden=true]), [role=combobox]:not([aria-disabled=true])';

/**
 * GR29: gives the keyboard to the first field of what is mounted, where none of its fields has asked for it. On a finger's
 * screen a field that has it brings up the keys, and they cover the rest.
 */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = content.current;
    if (!box || box.contains(document.activeElement) || matchMedia('(pointer: coarse)').matches) return;
    box.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, []);
  return content;
}
