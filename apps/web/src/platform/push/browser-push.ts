import { type PushSubscriptionSent, pushSubscriptionSchema } from '@ddak/protocol';
import { type PushPlace, pushPlaceOf } from './push-place.ts';

/** A subscription that this browser has. */
export interface Subscribed {
  readonly sent: PushSubscriptionSent;
  /** The key of the server that it was made with, base64url. */
  readonly publicKey: string;
}

/** This browser, as far as notices go. */
export interface PushBrowser {
  place(): Promise<PushPlace>;
  /** Whether the person has allowed notices, and need not be asked. */
  isAllowed(): boolean;
  /** Asks the person; false: they did not allow it. */
  ask(): Promise<boolean>;
  current(): Promise<Subscribed | null>;
  /** Takes the place of the one that is there; throws where the browser's push service cannot be reached. */
  subscribe(publicKey: string): Promise<PushSubscriptionSent>;
  unsubscribe(): Promise<void>;
}

const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac; no Mac has a screen to touch.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const placeNow = (): PushPlace =>
  pushPlaceOf({
    isSecure: isSecureContext,
    isApplePhone: isApplePhone(),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    canPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : 'default',
  });

/** Where its certificate is none that the browser trusts, no worker comes; who only waits for it waits for ever. */
const WORKER_WITHIN_MS = 4_000;
const workerComes = (): Promise<boolean> =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WORKER_WITHIN_MS)),
  ]);

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const pushManager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

const sentOf = (subscription: PushSubscription): PushSubscriptionSent =>
  pushSubscriptionSchema.parse(subscription.toJSON());

export const browserPush: PushBrowser = {
  place: async () => {
    const place = placeNow();
    return place === 'ready' && !(await workerComes()) ? 'unsupported' : place;
  },
  isAllowed: () => placeNow() === 'ready' && Notification.permission === 'granted',
  ask: async () => (await Notification.requestPermission()) === 'granted',
  current: async () => {
    const subscription = await (await pushManager()).getSubscription();
    const key = subscription?.options.applicationServerKey;
    return subscription && key ? { sent: sentOf(subscription), publicKey: base64url(key) } : null;
  },
  subscribe: async (publicKey) => {
    const pushes = await pushManager();
    // Browsers refuse another key as long as there is one.
    await (await pushes.getSubscription())?.unsubscribe();
    return sentOf(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  },
  unsubscribe: async () => {
    await (await (await pushManager()).getSubscription())?.unsubscribe();
  },
};
