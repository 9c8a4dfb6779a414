import type { Point } from './drag-session.ts';

const EDGE = 56;
/** Pixels in a frame at the very edge: never so fast that a phone's day is gone before it is seen. */
const FASTEST = 18;
const FRAMES_ACROSS = 45;

/** Pixels to scroll in this frame: the nearer to the edge (inside or past it), the faster; 0 away from both. */
export function scrollStep(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const fastest = Math.min(FASTEST, (end - start) / FRAMES_ACROSS);
  if (position < start + edge) return -fastest * Math.min(1, (start + edge - position) / edge);
  if (position > end - edge) return fastest * Math.min(1, (position - (end - edge)) / edge);
  return 0;
}

/** Every element under the point that asked to be scrolled by drags: `data-drag-scroll="x"` or `"y"`. */
function scrollersAt({ x, y }: Point): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element: Element | null | undefined = document.elementFromPoint(x, y);
  while (element) {
    element = element.closest('[data-drag-scroll]');
    if (element) found.push(element as HTMLElement);
    element = element?.parentElement;
  }
  return found;
}

/** Scrolls what lies under the pointer while it is held near an edge. Returns the function that stops it. */
export function startAutoScroll(point: () => Point, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(step);
  function step() {
    let scrolled = false;
    for (const element of scrollersAt(point())) {
      const axis = element.dataset.dragScroll;
      const box = element.getBoundingClientRect();
      const by =
        axis === 'x'
          ? scrollStep(point().x, box.left, box.right)
          : scrollStep(point().y, box.top, box.bottom);
      if (by === 0) continue;
      element.scrollBy(axis === 'x' ? { left: by } : { top: by });
      scrolled = true;
    }
    if (scrolled) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
