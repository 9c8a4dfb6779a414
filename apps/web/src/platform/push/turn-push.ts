import type { PushSubscriptionSent } from '@ddak/protocol';
import type { PushBrowser, Subscribed } from './browser-push.ts';

/** What the server knows of notices at this session; each throws where it does not answer. */
export interface PushServer {
  /** Null: it sends none. */
  publicKey(): Promise<string | null>;
  /** Where this session gets them; null: nowhere. */
  endpoint(): Promise<string | null>;
  put(subscription: PushSubscriptionSent): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** `notAllowed`: the person did not allow it. `noService`: the browser's push service does not answer. */
export type TurnedOn = 'on' | 'notAllowed' | 'noService';

/** Whether what this browser has is what the server sends to. */
export const isOnHere = (
  here: Subscribed | null,
  there: { readonly endpoint: string | null; readonly publicKey: string | null },
): boolean => here !== null && here.sent.endpoint === there.endpoint && here.publicKey === there.publicKey;

/** PU10: asks the person first, in the press itself: later browsers do not let us ask. */
export async function turnOnPush(browser: PushBrowser, server: PushServer): Promise<TurnedOn> {
  if (!(await browser.ask())) return 'notAllowed';
  const publicKey = await server.publicKey();
  if (publicKey === null) return 'noService';
  const here = await browser.current();
  if (here?.publicKey === publicKey) {
    await server.put(here.sent);
    return 'on';
  }
  let made: PushSubscriptionSent;
  try {
    made = await browser.subscribe(publicKey);
  } catch {
    // Which error it is, each browser says in its own way.
    return 'noService';
  }
  await server.put(made);
  return 'on';
}

/** The server first: what it does not know it sends nothing to. */
export async function turnOffPush(browser: PushBrowser, server: PushServer): Promise<void> {
  await server.remove();
  await browser.unsubscribe();
}

/**
 * PU11: a browser may change its subscription by itself, and the server its key: where notices are on in this session,
 * they are put right. Nobody is asked, and nothing is turned on that was off.
 */
export async function keepPush(browser: PushBrowser, server: PushServer): Promise<void> {
  if (!browser.isAllowed()) return;
  const endpoint = await server.endpoint();
  if (endpoint === null) return;
  const publicKey = await server.publicKey();
  const here = await browser.current();
  if (publicKey === null || isOnHere(here, { endpoint, publicKey })) return;
  const isOfKey = here?.publicKey === publicKey;
  await server.put(isOfKey ? here.sent : await browser.subscribe(publicKey));
}
