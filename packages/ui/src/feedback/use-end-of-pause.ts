import { useEffect } from 'react';
import { useToasterStore } from 'react-hot-toast';

const AREA = '[data-rht-toaster]';

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
    const end = () =>
      area?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    if (matchMedia('(hover: none)').matches) {
      end();
      return;
    }
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !area?.contains(target)) end();
    };
    document.addEventListener('pointermove', onPointer);
    return () => document.removeEventListener('pointermove', onPointer);
  }, [pausedAt]);
}
