import { useEffect } from 'react';
import { useToasterStore } from 'react-hot-toast';

const AREA = '[data-rht-toaster]';
const NOTICED_MS = 100;

/**
 * Toasts wait while the mouse is on one of them. That it has left one which is gone by then nobody says, and what a finger
 * has tapped counts as under the mouse until it taps elsewhere: the others would stay for good. So the pause also ends
 * when the pointer is seen anywhere else, and at once where nothing hovers.
 */
export function useEndOfPause(): void {
  const { pausedAt } = useToasterStore();
  useEffect(() => {
    if (!pausedAt) return;
    const area = document.querySelector(AREA);
    // Told twice about one pause, the library lets its toasts stay for good: where it has seen the end, this is taken back.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endSoon = () => {
      const leave = () =>
        area?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
      timer ??= setTimeout(leave, NOTICED_MS);
    };
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !area?.contains(target)) endSoon();
    };
    if (matchMedia('(hover: none)').matches) endSoon();
    else document.addEventListener('pointermove', onPointer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', onPointer);
    };
  }, [pausedAt]);
}
