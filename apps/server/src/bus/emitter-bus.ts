import type { Id } from '@ddak/domain';
import type { CountNews } from '../limits/shared-counters.ts';
import type { Bus, BusListener, Nudge, PresenceNews, UserNotice } from './bus.ts';

/** The bus inside one process. Listeners hear in the order of publishing, after the publisher has gone on. */
export class EmitterBus implements Bus {
  readonly #listeners = new Set<BusListener>();

  publish(nudge: Nudge): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.nudge(nudge);
    });
  }

  tell(notice: UserNotice): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.notice(notice);
    });
  }

  endSession(familyId: Id): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.sessionEnded?.(familyId);
    });
  }

  /** There is no other process. */
  share(_: PresenceNews['people']): void {}

  /** Nor here. */
  count(_: readonly CountNews[]): void {}

  /** Hands on what another process has counted. */
  hearCounts(news: readonly CountNews[]): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.counted?.(news);
    });
  }

  /** Hands on what another process says of its people. */
  hearPresence(news: PresenceNews): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.presence?.(news);
    });
  }

  /** Says that hints may have been lost. */
  gap(): void {
    for (const listener of [...this.#listeners]) listener.gap?.();
  }

  listen(listener: BusListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
