import type { Id } from '@ddak/domain';
import type { FeedMessage, FeedPosition } from '@ddak/protocol';
import { TRANSACTION_TIMEOUT_MS } from './pauses.ts';
import type { SyncPorts } from './ports.ts';

/** What one connection tells of itself. After `over` or `denied` it says nothing more. */
export interface FeedEars {
  /** The feed stands, at this moment. */
  alive(): void;
  /** `first` on this connection. */
  take(message: FeedMessage, first: boolean): void;
  denied(): void;
  /** It is gone; `stood`: it had stood before. */
  over(stood: boolean): void;
}

/** The feed by socket, from a position on. The answer ends it without a word. */
export function feedBySocket(
  { clock, transport }: Pick<SyncPorts, 'clock' | 'transport'>,
  projectId: Id,
  position: FeedPosition,
  ears: FeedEars,
): () => void {
  let ended = false;
  let stood = false;
  let first = true;
  let close: (() => void) | null = null;
  const end = () => {
    ended = true;
    cancelWait();
    close?.();
  };
  const once = (tell: () => void) => () => {
    if (ended) return;
    end();
    tell();
  };
  const closed = once(() => ears.over(stood));
  const cancelWait = clock.after(TRANSACTION_TIMEOUT_MS, closed);
  const opened = transport.openFeed(projectId, position, {
    onAlive() {
      if (ended) return;
      cancelWait();
      stood = true;
      ears.alive();
    },
    onMessage(message) {
      if (ended) return;
      ears.take(message, first);
      first = false;
    },
    onDenied: once(() => ears.denied()),
    onClosed: closed,
  });
  // It may have closed while it was being opened.
  if (ended) opened();
  else close = opened;
  return end;
}
