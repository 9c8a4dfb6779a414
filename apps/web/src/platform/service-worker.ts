import { registerSW } from 'virtual:pwa-register';

/**
 * Registers the worker that keeps the app's own files on the device. A new version waits until the person takes it:
 * a page that reloads by itself takes the words out of somebody's mouth. `onNone`: nothing keeps the files.
 */
export function registerServiceWorker(onNewVersion: (take: () => void) => void, onNone: () => void): void {
  if (!('serviceWorker' in navigator)) {
    onNone();
    return;
  }
  const take = registerSW({
    immediate: true,
    onNeedRefresh: () => onNewVersion(() => void take(true)),
    onRegisterError: onNone,
  });
}
