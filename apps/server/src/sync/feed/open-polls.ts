import type { Id } from '@ddak/domain';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import { Places } from '../../limits/places.ts';

export interface OpenPoll {
  /** Nobody waits for the answer any more, or it is not theirs to have. */
  readonly gone: AbortSignal;
  readonly signedOut: boolean;
  close(): void;
}

/** The long polls under way: so many for a person and for an address, and none longer than its session. */
export class OpenPolls {
  readonly #most: { readonly person: number; readonly address: number };
  readonly #places = new Places();
  readonly #bySession = new Map<Id, Set<() => void>>();

  constructor(most: { readonly person: number; readonly address: number }) {
    this.#most = most;
  }

  /** Fails with `too_many_requests` when there is no place left. */
  open({ _id, familyId }: Pick<SignedIn, '_id' | 'familyId'>, address: string): OpenPoll {
    const giveBack = this.#places.take([
      { key: `person ${_id}`, most: this.#most.person },
      { key: `address ${address}`, most: this.#most.address },
    ]);
    if (!giveBack) throw new HttpFailure('too_many_requests', { seconds: 10 });
    const gone = new AbortController();
    let signedOut = false;
    const signOut = (): void => {
      signedOut = true;
      gone.abort();
    };
    const ends = this.#bySession.get(familyId) ?? new Set();
    this.#bySession.set(familyId, ends.add(signOut));
    return {
      gone: gone.signal,
      get signedOut() {
        return signedOut;
      },
      close: () => {
        giveBack();
        ends.delete(signOut);
        if (ends.size === 0 && this.#bySession.get(familyId) === ends) this.#bySession.delete(familyId);
        gone.abort();
      },
    };
  }

  /** Answers every poll of a session that has ended. */
  endFamily(familyId: Id): void {
    for (const end of this.#bySession.get(familyId) ?? []) end();
  }

  /** Those of a person that are under way. */
  openOf(userId: Id): number {
    return this.#places.taken(`person ${userId}`);
  }
}
