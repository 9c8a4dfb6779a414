import { type FieldPlace, fieldOfKey } from '@ddak/protocol';

/** What is written in; a button, a whole table or a cell that only waits for a letter is no field. */
const WRITABLE =
  'input:not([data-waiting]), textarea, [role="textbox"], [role="menuitem"], [role="combobox"]:not([data-waiting])';

/** PR6: the marked field that an element is in, or that the editor which hangs from a cell belongs to. */
export function fieldAt(element: Element | null): FieldPlace | null {
  if (!element?.matches(WRITABLE)) return null;
  const around = element.closest('[data-field]');
  const hangsFrom = element.closest('.MuiPopover-root')
    ? document.querySelector('[data-field][data-open]')
    : null;
  return fieldOfKey((around ?? hangsFrom)?.getAttribute('data-field') ?? '');
}
