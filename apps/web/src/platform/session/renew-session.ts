import { type User, userSchema } from '@ddak/protocol';
import { TRANSACTION_TIMEOUT_MS } from '../../sync/pauses.ts';
import { browserClock } from '../clock/browser-clock.ts';
import { hearServerClock } from '../clock/device-clock.ts';

/** What a refresh came to. Only 401 and 403 are a failure (PRODUCT.md section 5): a missing line is none. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly user: User }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' };

async function askForRenewal(): Promise<Renewal> {
  let answer: Response;
  const askedAt = browserClock.now();
  try {
    const signal = AbortSignal.timeout(TRANSACTION_TIMEOUT_MS);
    answer = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'include', signal });
  } catch {
    // fetch throws for exactly this: no line, or none in time.
    return { kind: 'unreachable' };
  }
  // Of all answers this one never comes out of a cache, with a date of before.
  hearServerClock(askedAt, answer);
  if (answer.status === 401 || answer.status === 403) return { kind: 'failed' };
  if (!answer.ok) return { kind: 'unreachable' };
  const body: unknown = await answer.json().catch(() => null);
  const user = userSchema.safeParse((body as { data?: unknown } | null)?.data);
  return user.success ? { kind: 'renewed', user: user.data } : { kind: 'unreachable' };
}

/** Two tabs that use one refresh credential at once would look like a theft. */
const oneTabAtATime = (ask: () => Promise<Renewal>): Promise<Renewal> =>
  'locks' in navigator ? navigator.locks.request('ddak-refresh', ask) : ask();

let running: Promise<Renewal> | null = null;

/** Renews the session; calls at the same time share one request, since a refresh credential is used once. */
export function renewSession(): Promise<Renewal> {
  running ??= oneTabAtATime(askForRenewal).finally(() => {
    running = null;
  });
  return running;
}
