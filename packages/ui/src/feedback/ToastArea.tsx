import { useSyncExternalStore } from 'react';
import { type Toast, ToastBar, Toaster } from 'react-hot-toast';
import { onToastFloor, readToastFloor } from './toast-floor.ts';
import { TOAST_LIMITS } from './toast-limits.ts';
import { useEndOfPause } from './use-end-of-pause.ts';

/** Where toasts appear: above whatever bar stands at the foot of the page. */
export function ToastArea() {
  const floor = useSyncExternalStore(onToastFloor, readToastFloor);
  useEndOfPause();
  return (
    <Toaster
      position="bottom-center"
      gutter={8}
      containerStyle={{ bottom: `calc(max(${floor}px, env(safe-area-inset-bottom)) + 12px)` }}
      toastOptions={{
        duration: TOAST_LIMITS.blankMs,
        success: { duration: TOAST_LIMITS.successMs },
        error: { duration: TOAST_LIMITS.errorMs },
        loading: { duration: TOAST_LIMITS.loadingMs },
        style: {
          maxWidth: TOAST_LIMITS.maxWidth,
          padding: '8px 12px',
          borderRadius: 6,
          background: 'var(--ink)',
          color: 'var(--surface)',
          fontSize: 13,
          lineHeight: 1.45,
          boxShadow: 'var(--lift)',
        },
      }}
    >
      {(shown) => <ToastBar toast={spoken(shown)} />}
    </Toaster>
  );
}

/** An error is said at once, over whatever is being read. The library lets only single toasts choose that. */
const spoken = (shown: Toast): Toast =>
  shown.type === 'error' ? { ...shown, ariaProps: { role: 'alert', 'aria-live': 'assertive' } } : shown;
