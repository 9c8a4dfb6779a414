import { useEffect, useRef } from 'react';
import { pauseBefore } from '../../sync/pauses.ts';
import { browserClock, browserRandom } from '../clock/browser-clock.ts';

/** Asks again with growing pauses, and at once when the device says that the line is back. */
export function useRetry(failed: boolean, retry: () => void): void {
  const failures = useRef(0);
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    if (!failed) return;
    const cancel = browserClock.after(pauseBefore(failures.current++, browserRandom), () => again.current());
    const back = () => {
      failures.current = 0;
      again.current();
    };
    addEventListener('online', back);
    return () => {
      cancel();
      removeEventListener('online', back);
    };
  }, [failed]);
}
