import type { KeyboardEvent } from 'react';

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
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `[data-index="${Number(line.dataset.index) + step}"] [data-field$="/${field}"] input`,
  );
  if (!next || next.disabled) return;
  event.preventDefault();
  next.focus();
  next.select();
}
