import type { Point } from './drag-session.ts';

/** What lies over the page while something hangs at the pointer. */
export interface Cover {
  /** What of the page lies at a point, under the cover. */
  readonly under: (point: Point) => Element | null;
  readonly end: () => void;
}

let covers = 0;
const freed = new Set<() => void>();
const tellFree = () => {
  for (const free of freed) free();
};

/**
 * Lays an empty box over the page, so that nothing of it follows the pointer: no look of being hovered, which is painted
 * anew for each strip that is passed, and no events handed down the tree of components, five for each move.
 */
export function coverPage(onWheel: (under: Element | null, event: WheelEvent) => void): Cover {
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;inset:0;z-index:1300;cursor:grabbing;will-change:transform';
  const under = ({ x, y }: Point) => document.elementsFromPoint(x, y).find((one) => one !== box) ?? null;
  box.addEventListener('wheel', (event) => onWheel(under({ x: event.clientX, y: event.clientY }), event), {
    passive: true,
  });
  document.body.append(box);
  covers += 1;
  let isOver = false;
  return {
    under,
    end() {
      if (isOver) return;
      isOver = true;
      covers -= 1;
      box.remove();
      // After what a drop does, which may be all that waits.
      if (covers === 0) queueMicrotask(tellFree);
    },
  };
}

/** Calls when nothing hangs at the pointer any more; until the answer is called. */
export function whenHandIsFree(free: () => void): () => void {
  freed.add(free);
  return () => freed.delete(free);
}

/** Whether something hangs at the pointer now: whatever can wait a moment, waits. */
export const handIsBusy = (): boolean => covers > 0;
