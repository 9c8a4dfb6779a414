import { hash, verify } from '@node-rs/argon2';
import { HttpFailure } from '../../http/failures.ts';

/** `Algorithm.Argon2id`: an ambient const enum, which type stripping cannot import. */
const ARGON2ID = 2;
/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MAX_WAITING = 60;

/** Makes and checks password hashes, two at a time: more would starve everything else on a small machine. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, OPTIONS));
  }

  /** Null where there is no such account: takes as long as a wrong password, so that nobody learns which it was. */
  async matches(known: string | null, password: string): Promise<boolean> {
    this.#decoy ??= this.hash('no account has this password');
    // Waited for either way: the first sign-in after a start would tell by its time whether it was needed.
    const decoy = await this.#decoy;
    const right = await this.#inTurn(() => verify(known ?? decoy, password));
    return right && known !== null;
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) throw new HttpFailure('retry');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
