import type { User } from '@ddak/protocol';
import { pauseBefore } from '../../sync/pauses.ts';
import type { Clock, Random } from '../../sync/ports.ts';
import type { Renewal } from './renew-session.ts';

/** SPEC.md section 9: 14 minutes. */
export const REFRESH_INTERVAL_MS = 840_000;

export interface SessionKeeper {
  /** Renews now, and from then on every 14 minutes. Resolves with the first outcome. */
  start(): Promise<Renewal['kind']>;
  /** Renews now: a call came back with 401, or the line is back. */
  renew(): Promise<Renewal['kind']>;
  stop(): void;
}

/**
 * Keeps a session alive. A renewal that cannot reach the server is tried again with growing pauses and leaves the
 * person where they are; one that fails ends the session.
 */
export function keepSession(given: {
  readonly clock: Clock;
  readonly random: Random;
  readonly renew: () => Promise<Renewal>;
  readonly onRenewed: (user: User) => void;
  readonly onFailed: () => void;
}): SessionKeeper {
  let failures = 0;
  let stopped = false;
  let cancel: (() => void) | null = null;

  const later = (ms: number) => {
    cancel?.();
    cancel = stopped ? null : given.clock.after(ms, () => void renew());
  };
  const renew = async (): Promise<Renewal['kind']> => {
    const outcome = await given.renew();
    if (stopped) return outcome.kind;
    if (outcome.kind === 'renewed') {
      failures = 0;
      given.onRenewed(outcome.user);
      later(REFRESH_INTERVAL_MS);
    } else if (outcome.kind === 'unreachable') later(pauseBefore(failures++, given.random));
    else {
      stop();
      given.onFailed();
    }
    return outcome.kind;
  };
  const stop = () => {
    stopped = true;
    cancel?.();
  };
  return { start: renew, renew, stop };
}
