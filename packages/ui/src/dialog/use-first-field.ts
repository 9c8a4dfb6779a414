import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is typed in or chosen from. Buttons, boxes and switches are pressed: whoever opens a dialog has not come to press them. */
const FIELD =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [hidden], [disabled], [readonly], [aria-hidden=true]), ' +
  'textarea:not([disabled], [readonly], [aria-hidden=true]), [role=combobox]:not([aria-disabled=true])';

/**
 * GR29: gives the keyboard to the first field of what is mounted, where none of its fields has asked for it. On a finger's
 * screen a field that has it brings up the keys, and they cover the rest: there what a field has asked for is taken from it
 * before the page is painted.
 */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = content.current;
    const at = document.activeElement;
    if (!box) return;
    const isInside = box.contains(at);
    if (matchMedia('(pointer: coarse)').matches) {
      if (isInside && at instanceof HTMLElement && at.matches(FIELD)) at.blur();
    } else if (!isInside) box.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, []);
  return content;
}
