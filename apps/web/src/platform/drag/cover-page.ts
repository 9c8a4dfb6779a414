/** Nothing else of the page follows the pointer while something hangs at it. */
export interface Hush {
  /** What the last event of the mouse was told to; null where none was, or it is gone. A finger's go elsewhere. */
  readonly under: () => Element | null;
  readonly end: () => void;
}

const HOVERS = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout'] as const;

/**
 * Keeps what the pointer passes from being told of it: five events for each move, each handed down the whole tree of
 * components, and a repaint of whatever would look hovered (`data-dragging`).
 */
export function hushHover(): Hush {
  let under: Element | null = null;
  const hear = ({ target }: Event) => {
    under = target instanceof Element ? target : null;
  };
  const stop = (event: Event) => event.stopPropagation();
  for (const kind of HOVERS) addEventListener(kind, stop, true);
  addEventListener('mousemove', hear, true);
  document.documentElement.dataset.dragging = '';
  return {
    under: () => (under?.isConnected ? under : null),
    end() {
      for (const kind of HOVERS) removeEventListener(kind, stop, true);
      removeEventListener('mousemove', hear, true);
      delete document.documentElement.dataset.dragging;
    },
  };
}

/** Whether something hangs at the pointer now: whatever can wait a moment, waits. */
export const handIsBusy = (): boolean => 'dragging' in document.documentElement.dataset;
