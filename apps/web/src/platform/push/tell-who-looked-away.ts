import { type Shows, showNotice } from './worker/show-notice.ts';

/** What of the browser says whether somebody looks, and shows notices; null: none may be shown. */
export interface LookedAway {
  readonly isHidden: () => boolean;
  readonly shows: () => Promise<Shows | null>;
}

const browser: LookedAway = {
  isHidden: () => document.hidden,
  shows: async () => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return null;
    return (await navigator.serviceWorker?.getRegistration()) ?? null;
  },
};

/** NT12: says that something is done on this device, to who waited for it and looks elsewhere. */
export async function tellWhoLookedAway(
  done: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string },
  { isHidden, shows }: LookedAway = browser,
): Promise<void> {
  if (!isHidden()) return;
  const there = await shows();
  if (there) await showNotice(there, JSON.stringify(done));
}
