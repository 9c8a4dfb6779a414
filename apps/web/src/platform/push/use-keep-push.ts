import { useEffect, useRef } from 'react';
import { browserPush } from './browser-push.ts';
import { usePushServer } from './push-api.ts';
import { keepPush } from './turn-push.ts';

/** Once a start of the app, when the session stands. */
export function useKeepPush(isReady: boolean): void {
  const server = useRef(usePushServer());
  useEffect(() => {
    if (!isReady) return;
    keepPush(browserPush, server.current).catch((error: unknown) => {
      // No line, or no push service: put right at another start.
      console.warn('notices', error);
    });
  }, [isReady]);
}
