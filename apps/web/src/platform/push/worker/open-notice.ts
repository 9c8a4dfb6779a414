import { isPath } from './notice.ts';

/** What of a worker opens pages. */
export interface Pages {
  readonly origin: string;
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

/** What a tab of the app is told; it answers on the port once it has gone there. */
export interface GoTo {
  readonly goTo: string;
}

const ANSWERS_WITHIN_MS = 1_000;

/** PU9: leads to a path of the app: in a tab that is open, without loading it anew, or in a new one. */
export async function openNotice({ origin, clients }: Pages, wanted: unknown): Promise<void> {
  const path = isPath(wanted) ? wanted : '/';
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = open.filter(({ url }) => new URL(url).origin === origin && !isLinkPage(url));
  const tab = own.find(({ focused }) => focused) ?? own[0];
  if (!tab || !(await lead(tab, path))) await clients.openWindow(path);
}

/** Pages of people without an account (`/c/…`) are no tabs of the app. */
const isLinkPage = (url: string): boolean => new URL(url).pathname.startsWith('/c/');

/** False: the tab can neither be shown nor led. */
async function lead(tab: WindowClient, path: string): Promise<boolean> {
  try {
    const shown = await tab.focus();
    if (!(await hasGone(shown, path))) await shown.navigate(path);
    return true;
  } catch {
    // Browsers refuse both for a tab that the worker does not look after (yet).
    return false;
  }
}

/** Whether the tab has gone there by itself: it keeps what is being typed. A public page or a sleeping tab does not. */
function hasGone(tab: WindowClient, goTo: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (gone: boolean) => {
      port1.close();
      resolve(gone);
    };
    const timer = setTimeout(() => settle(false), ANSWERS_WITHIN_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      settle(true);
    };
    const said: GoTo = { goTo };
    tab.postMessage(said, [port2]);
  });
}
