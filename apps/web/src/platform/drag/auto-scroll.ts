import type { Point } from './drag-session.ts';

const EDGE = 56;
/** Pixels in a frame at the very edge: never so fast that a phone's day is gone before it is seen. */
const FASTEST = 18;
const FRAMES_ACROSS = 45;
/** What a wheel that counts in lines scrolls by one of them, in pixels. */
const LINE = 40;

/** Pixels to scroll in this frame: the nearer to the edge (inside or past it), the faster; 0 away from both. */
export function scrollStep(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  const fastest = Math.min(FASTEST, (end - start) / FRAMES_ACROSS);
  if (position < start + edge) return -fastest * Math.min(1, (start + edge - position) / edge);
  if (position > end - edge) return fastest * Math.min(1, (position - (end - edge)) / edge);
  return 0;
}

/** Every element around this one that asked to be scrolled by drags: `data-drag-scroll="x"` or `"y"`. */
function scrollersAround(from: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element: Element | null | undefined = from;
  while (element) {
    element = element.closest('[data-drag-scroll]');
    if (element) found.push(element as HTMLElement);
    element = element?.parentElement;
  }
  return found;
}

/** Scrolls what lies around the element by the point's distance to its edges; whether anything was scrolled. */
function scrollAround(element: Element | null, { x, y }: Point): boolean {
  let scrolled = false;
  for (const scroller of scrollersAround(element)) {
    const axis = scroller.dataset.dragScroll;
    const box = scroller.getBoundingClientRect();
    const by = axis === 'x' ? scrollStep(x, box.left, box.right) : scrollStep(y, box.top, box.bottom);
    if (by === 0) continue;
    const { scrollLeft, scrollTop } = scroller;
    scroller.scrollBy(axis === 'x' ? { left: by } : { top: by });
    scrolled ||= scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
  }
  return scrolled;
}

/** Scrolls what lies around the element as the wheel over it would. */
export function scrollByWheel(element: Element | null, { deltaX, deltaY, deltaMode }: WheelEvent): void {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  for (const scroller of scrollersAround(element)) {
    const isSideways = scroller.dataset.dragScroll === 'x';
    scroller.scrollBy(isSideways ? { left: deltaX * pixels } : { top: deltaY * pixels });
  }
}

/**
 * Looks once a frame at what lies under the pointer, where it has moved or something was scrolled, however often it
 * moves in between; scrolls near the edges. Returns the function that stops it.
 */
export function followPointer(
  point: () => Point,
  underAt: (point: Point) => Element | null,
  aim: (under: Element | null) => void,
): () => void {
  let frame = requestAnimationFrame(step);
  let last: Point | null = null;
  let scrolled = false;
  function step() {
    const now = point();
    if (scrolled || last?.x !== now.x || last.y !== now.y) {
      last = { ...now };
      const under = underAt(now);
      scrolled = scrollAround(under, now);
      aim(under);
    }
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
