import { MemoryStore, type Opening, type SyncTransaction } from '@ddak/server';

/** A store that knows how many commands have shared a transaction with others, and were kept. */
export class CountedStore extends MemoryStore {
  #shared = 0;

  get shared(): number {
    return this.#shared;
  }

  override async inTransaction<T>(
    fn: (transaction: SyncTransaction) => Promise<T>,
    opening?: Opening,
  ): Promise<T> {
    let saved = 0;
    const answer = await super.inTransaction((transaction) => {
      const save = transaction.save.bind(transaction);
      transaction.save = (write) => {
        save(write);
        saved += 1;
      };
      return fn(transaction);
    }, opening);
    if (saved > 1) this.#shared += saved;
    return answer;
  }
}
