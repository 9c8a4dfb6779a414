/** So many are under way at one time; what comes meanwhile goes with the next. */
const LANES = 2;
/** Those under way take so long when they wait for a lock: then nobody waits for them any more. */
const LONG_MS = 50;
const MOST_TOGETHER = 32;

interface Waiting<Work> {
  readonly work: Work;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * CG7: commits what came while others were under way together, whatever project it is of. What cannot be committed
 * together is committed each for itself, and ends as if it had come alone.
 */
export class SharedCommits<Work> {
  readonly #commit: (together: readonly Work[]) => Promise<void>;
  #waiting: Waiting<Work>[] = [];
  #underWay = 0;
  #patience: NodeJS.Timeout | undefined;

  /** @param commit all of them, or none: then it throws */
  constructor(commit: (together: readonly Work[]) => Promise<void>) {
    this.#commit = commit;
  }

  /** Throws what the commit of this one alone threw. */
  commit(work: Work): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed });
      if (this.#underWay < LANES) this.#depart();
      else this.#patience ??= setTimeout(() => this.#depart(), LONG_MS);
    });
  }

  #depart(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    void this.#carry(this.#waiting.splice(0, MOST_TOGETHER));
    if (this.#waiting.length > 0) this.#patience = setTimeout(() => this.#depart(), LONG_MS);
  }

  async #carry(group: readonly Waiting<Work>[]): Promise<void> {
    this.#underWay += 1;
    try {
      await this.#commit(group.map(({ work }) => work));
      for (const { done } of group) done();
    } catch (error) {
      if (group.length === 1) group[0]!.failed(error);
      else for (const { work, done, failed } of group) this.#commit([work]).then(done, failed);
    }
    this.#underWay -= 1;
    if (this.#underWay < LANES && this.#waiting.length > 0) this.#depart();
  }
}
