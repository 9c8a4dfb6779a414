// Runs within the service worker, which loads it as a classic script: it shares no part with the app.
import { takeFilesFromCache } from './platform/app-files/take-files-from-cache.ts';
import { openNotice } from './platform/push/worker/open-notice.ts';
import { showNotice } from './platform/push/worker/show-notice.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(takeFilesFromCache(event, worker.registration.scope));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showNotice(worker.registration, event.data?.text()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { readonly path?: unknown };
  event.waitUntil(openNotice({ origin: worker.location.origin, clients: worker.clients }, path));
});
