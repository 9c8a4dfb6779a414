/** So many are carried out at once at most. */
const MOST = 64;

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly settle: (outcome: PromiseSettledResult<Answer>) => void;
}

/**
 * Carries tasks of one key out in the order of arrival, those of different keys at once. Who comes while a key is busy
 * waits; all that wait are offered together, and as many of them as are settled leave the line.
 */
export class WaitingLine<Task, Answer> {
  readonly #lines = new Map<string, Waiting<Task, Answer>[]>();
  readonly #carryOut: (tasks: readonly Task[]) => Promise<readonly PromiseSettledResult<Answer>[]>;

  /** @param carryOut settles the first of the tasks, and as many after it as it likes; it does not throw */
  constructor(carryOut: (tasks: readonly Task[]) => Promise<readonly PromiseSettledResult<Answer>[]>) {
    this.#carryOut = carryOut;
  }

  run(key: string, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<Answer>): void =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason);
      const line = this.#lines.get(key);
      if (line) {
        line.push({ task, settle });
        return;
      }
      const begun = [{ task, settle }];
      this.#lines.set(key, begun);
      void this.#serve(key, begun);
    });
  }

  async #serve(key: string, line: Waiting<Task, Answer>[]): Promise<void> {
    while (line.length > 0) {
      const settled = await this.#carryOut(line.slice(0, MOST).map(({ task }) => task));
      if (settled.length === 0) throw new Error('nothing of the line was carried out');
      for (const [i, { settle }] of line.splice(0, settled.length).entries()) settle(settled[i]!);
    }
    this.#lines.delete(key);
  }
}
