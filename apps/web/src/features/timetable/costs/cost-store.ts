import type { BoardCosts, Id } from '@ddak/domain';

/** What the board costs as it was last worked out; those who show an amount hear of it when that amount is another. */
export class CostStore {
  #costs: BoardCosts | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null: not worked out yet, or not for this reader. */
  readonly total = (): number | null => this.#costs?.won ?? null;
  readonly ofDay = (timetableId: Id): number | null => this.#costs?.ofDays.get(timetableId) ?? null;

  set(costs: BoardCosts | null): void {
    this.#costs = costs;
    for (const listener of this.#listeners) listener();
  }
}
