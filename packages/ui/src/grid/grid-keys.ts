export interface Step {
  readonly rows: number;
  readonly columns: number;
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -15, columns: 0 },
  PageDown: { rows: 15, columns: 0 },
  Home: { rows: 0, columns: -99 },
  End: { rows: 0, columns: 99 },
};

/** More than any grid has, either way. */
const ALL = 1_000_000;

/** With Ctrl or Cmd: to the edge of the grid, and to its corners. */
const TO_EDGE: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -ALL, columns: 0 },
  ArrowDown: { rows: ALL, columns: 0 },
  ArrowLeft: { rows: 0, columns: -ALL },
  ArrowRight: { rows: 0, columns: ALL },
  Home: { rows: -ALL, columns: -ALL },
  End: { rows: ALL, columns: ALL },
};

/** What a key asks of a grid in which nothing is being typed. */
export type KeyIntent =
  | { readonly does: 'move' | 'extend'; readonly step: Step }
  | {
      readonly does:
        | 'next'
        | 'previous'
        | 'open'
        | 'clear'
        | 'remove'
        | 'all'
        | 'fillDown'
        | 'find'
        | 'pick'
        | 'toBar'
        | 'collapse';
    };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** With Ctrl or Cmd, by the place of the key: a Korean keyboard gives ㅁ where A is. */
const WITH_CONTROL: Readonly<Record<string, KeyIntent>> = {
  KeyA: { does: 'all' },
  KeyD: { does: 'fillDown' },
  KeyF: { does: 'find' },
  Delete: { does: 'remove' },
};

const PLAIN: Readonly<Record<string, KeyIntent>> = {
  Enter: { does: 'open' },
  F2: { does: 'open' },
  F6: { does: 'toBar' },
  Delete: { does: 'clear' },
  Backspace: { does: 'clear' },
  Escape: { does: 'collapse' },
};

export function keyIntent(event: Pressed): KeyIntent | null {
  const { key, shiftKey } = event;
  if (event.altKey) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  const step = (isCommand ? TO_EDGE : ARROWS)[key];
  if (step) return { does: shiftKey ? 'extend' : 'move', step };
  if (isCommand) return shiftKey ? null : (WITH_CONTROL[event.code] ?? null);
  if (key === ' ') return shiftKey ? { does: 'pick' } : null;
  if (key === 'Tab') return { does: shiftKey ? 'previous' : 'next' };
  return PLAIN[key] ?? null;
}
