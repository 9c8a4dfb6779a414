import type { Id } from '@ddak/domain';
import type { FeedEntry } from '@ddak/protocol';

const REMEMBERED = 2_000;

/** Who has removed which row lately, as the feed tells it. It is asked at the moment, and shown by nothing: no state. */
export class Removers {
  readonly #by = new Map<Id, Id>();

  hear(entries: readonly FeedEntry[]): void {
    for (const { actorId, changes } of entries)
      for (const change of changes)
        if (change.op === 'delete') this.#by.set(change._id, actorId);
        else if (change.op === 'insert') this.#by.delete(change.row._id);
    for (const id of this.#by.keys()) {
      if (this.#by.size <= REMEMBERED) break;
      this.#by.delete(id);
    }
  }

  /** Null: nobody knows, as where the whole project came anew. */
  readonly whoRemoved = (id: Id): Id | null => this.#by.get(id) ?? null;
}
