import { registerSW } from 'virtual:pwa-register';

/** Registers the worker that keeps the app's own files on the device; a new version takes over by itself. */
export const registerServiceWorker = (): void => {
  registerSW({ immediate: true });
};
