import { isPath } from './worker/notice.ts';
import type { GoTo } from './worker/open-notice.ts';

/** PU9: a notice was pressed while this tab is open: it goes there, and tells the worker that it has. */
export function goWhereNoticesLead(
  go: (path: string) => void,
  worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined = navigator.serviceWorker,
): void {
  // There is none without https.
  worker?.addEventListener('message', (event) => {
    const { goTo } = ((event as MessageEvent).data ?? {}) as Partial<GoTo>;
    if (!isPath(goTo)) return;
    go(goTo);
    (event as MessageEvent).ports[0]?.postMessage('gone');
  });
}
