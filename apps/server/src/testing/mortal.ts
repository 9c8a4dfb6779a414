/** A process that dies before or after its n-th step: nothing that it would have done afterwards happens. */
export class Mortal {
  readonly died: Promise<'died'>;
  #left: number;
  #die!: () => void;

  constructor(steps: number) {
    this.#left = steps;
    this.died = new Promise((resolve) => {
      this.#die = () => resolve('died');
    });
  }

  /** The same thing, each of whose steps may be the last. */
  watch<T extends object>(thing: T): T {
    const step = async (run: () => unknown): Promise<unknown> => {
      if (await this.#ends()) return never();
      const answer = await run();
      return (await this.#ends()) ? never() : answer;
    };
    return new Proxy(thing, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => step(() => member.apply(target, args));
      },
    });
  }

  async #ends(): Promise<boolean> {
    if (this.#left < 0) return true;
    this.#left -= 1;
    if (this.#left < 0) this.#die();
    return this.#left < 0;
  }
}
const never = (): Promise<never> => new Promise(() => {});
