import type { KeyboardEvent } from 'react';

/** How many lines without the field, heads of groups, are passed over. */
const PASSED = 3;

/** How many lines further a key goes; 0: it is none of these. */
function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  return key === 'Enter' ? (shiftKey ? -1 : 1) : 0;
}

/**
 * GR17: from a field to the same field of the next line or the one before it, all of its text chosen so that what is typed
 * replaces it. The lines are those in sight and a few beyond, of which the next is always one. The field that is left
 * keeps what was typed by itself.
 */
export function walkColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf(event);
  const { target } = event;
  if (step === 0 || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const field = target.closest<HTMLElement>('[data-field]')?.dataset.field?.split('/').at(-1);
  const line = target.closest<HTMLElement>('[data-index]');
  if (!field || !line) return;
  const list = event.currentTarget;
  const fieldAt = (index: number) =>
    list.querySelector<HTMLInputElement>(`[data-index="${index}"] [data-field$="/${field}"] input`);
  const at = Number(line.dataset.index);
  const next = Array.from({ length: PASSED }, (_, i) => fieldAt(at + step * (i + 1))).find(Boolean);
  if (!next || next.disabled) return;
  event.preventDefault();
  next.focus();
  next.select();
}
