/** So many frames at most a list is given to draw what it was scrolled to. */
const PATIENCE = 60;

/**
 * Scrolls without snapping until that is drawn which it was scrolled to: days that are far away are not there to be snapped
 * to, and the browser goes to the last one that is.
 */
export function scrollUnsnapped(
  scroller: HTMLElement | null,
  scroll: () => void,
  isDrawn: () => boolean,
): void {
  if (!scroller) return;
  scroller.style.scrollSnapType = 'none';
  scroll();
  let left = PATIENCE;
  const look = () => {
    left -= 1;
    if (left > 0 && !isDrawn()) requestAnimationFrame(look);
    // One frame more: it is drawn, and not yet laid out.
    else requestAnimationFrame(() => scroller.style.removeProperty('scroll-snap-type'));
  };
  requestAnimationFrame(look);
}
