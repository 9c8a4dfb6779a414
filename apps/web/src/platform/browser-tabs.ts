import type { TabMessage, Tabs } from '../sync/ports.ts';

/**
 * The tabs of this browser that show the same project for the same user. Where there are no Web Locks (a page without
 * HTTPS that is not localhost) every tab sends: the server knows a command by its id, so nothing is done twice.
 */
export function browserTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name);
  let closed = false;
  return {
    lead(onHeld) {
      const release = new AbortController();
      if (!('locks' in navigator)) {
        onHeld();
        return () => undefined;
      }
      const held = new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve()));
      const holding = navigator.locks.request(name, { signal: release.signal }, () => {
        onHeld();
        return held;
      });
      holding.catch((error: unknown) => {
        // Given up while still waiting for it.
        if (!release.signal.aborted) throw error;
      });
      return () => release.abort();
    },
    tell(message) {
      if (!closed) return channel.postMessage(message);
      // What was being written when the page was left: the other tabs need to hear of it all the same.
      const last = new BroadcastChannel(name);
      last.postMessage(message);
      last.close();
    },
    listen(heard) {
      const hear = (event: MessageEvent<TabMessage>) => heard(event.data);
      channel.addEventListener('message', hear);
      return () => {
        closed = true;
        channel.removeEventListener('message', hear);
        channel.close();
      };
    },
  };
}
