import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever comes to another screen by a button that is gone by then has the focus nowhere, and would begin with the sidebar
 * again: it goes to the screen. What has the focus keeps it.
 */
export function useFocusOnArrival(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A dialog that closes meanwhile still gives the focus back to what had it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, screen]);
}
