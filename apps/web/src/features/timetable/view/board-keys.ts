/** What a key asks of the board. */
export type KeyIntent =
  | { readonly do: 'focus' | 'move'; readonly to: 'up' | 'down' | 'left' | 'right' }
  | { readonly do: 'focusEnd'; readonly to: 'first' | 'last' }
  | { readonly do: 'open' | 'toggle' | 'moveTo' | 'remove' | 'clear' | 'help' | 'menu' }
  | { readonly do: 'handle'; readonly by: 'pin' | 'join' | 'fixStart' | 'park' | 'breakDay' };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/**
 * Letters go by the place of the key (`code`): with Korean input on, the key M gives ㅡ. Ctrl and ⌘ combinations are
 * left to the app and the browser.
 */
export function keyIntent(event: Pressed): KeyIntent | null {
  if (event.ctrlKey || event.metaKey) return null;
  const arrow = ARROWS[event.key as keyof typeof ARROWS];
  if (arrow) return { do: event.altKey ? 'move' : 'focus', to: arrow };
  if (event.altKey) return null;
  if (event.key === 'Home') return { do: 'focusEnd', to: 'first' };
  if (event.key === 'End') return { do: 'focusEnd', to: 'last' };
  if (event.key === 'Enter') return { do: 'open' };
  if (event.key === ' ') return { do: 'toggle' };
  if (event.key === 'Delete' || event.key === 'Backspace') return { do: 'remove' };
  if (event.key === 'Escape') return { do: 'clear' };
  if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) return { do: 'menu' };
  if (event.code === 'KeyM') return { do: 'moveTo' };
  if (event.code === 'KeyB') return { do: 'handle', by: 'breakDay' };
  if (event.code === 'KeyP') return { do: 'handle', by: 'pin' };
  if (event.code === 'KeyH') return { do: 'handle', by: 'park' };
  if (event.code === 'KeyJ') return { do: 'handle', by: 'join' };
  if (event.code === 'KeyT') return { do: 'handle', by: 'fixStart' };
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return { do: 'help' };
  return null;
}
