import { Toaster } from 'react-hot-toast';

/**
 * Where toasts appear: above the status bar, or above the phone's bottom bar. SPEC.md section 9: 350 px wide, 4 s,
 * success 2 s, loading until it is over; at most 20 at once is the library's own limit.
 */
export function ToastArea() {
  return (
    <Toaster
      position="bottom-center"
      gutter={8}
      containerStyle={{ bottom: 'calc(44px + env(safe-area-inset-bottom))' }}
      toastOptions={{
        duration: 4000,
        success: { duration: 2000 },
        error: { duration: 4000, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
        loading: { duration: Number.POSITIVE_INFINITY },
        style: {
          maxWidth: 350,
          padding: '8px 12px',
          borderRadius: 6,
          background: 'var(--ink)',
          color: 'var(--surface)',
          fontSize: 13,
          lineHeight: 1.45,
          boxShadow: 'var(--lift)',
        },
      }}
    />
  );
}
