import { HttpFailure } from '../http/failures.ts';

export interface TurnRules {
  /** Of all people together. */
  readonly atOnce: number;
  readonly perPerson: number;
  /** How many of one person may wait; who asks for more is refused. */
  readonly mostWaiting: number;
}

type Begin = () => void;

/**
 * Lets so many in at once. When a turn is free it goes to who has the fewest under way, then to who has been served
 * longest ago: who asks for a hundred waits behind somebody who asks for one.
 */
export class FairTurns {
  readonly #rules: TurnRules;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Begin[]>();
  /** When each of those who are here was served last, as a number that grows. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #all = 0;

  constructor(rules: TurnRules) {
    this.#rules = rules;
  }

  /** Waits for a turn; the answer ends it. Fails with `too_many_requests` when too many of that person wait. */
  async take(person: string): Promise<() => void> {
    const queue = this.#waiting.get(person) ?? [];
    if (queue.length > 0 || !this.#mayBegin(person)) {
      if (queue.length >= this.#rules.mostWaiting) throw new HttpFailure('too_many_requests', { seconds: 1 });
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        this.#waiting.set(person, queue);
      });
    } else this.#begin(person);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#end(person);
    };
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const end = await this.take(person);
    try {
      return await work();
    } finally {
      end();
    }
  }

  running(person: string): number {
    return this.#running.get(person) ?? 0;
  }

  #mayBegin(person: string): boolean {
    return this.#all < this.#rules.atOnce && this.running(person) < this.#rules.perPerson;
  }

  #begin(person: string): void {
    this.#all += 1;
    this.#running.set(person, this.running(person) + 1);
    this.#turns += 1;
    this.#served.set(person, this.#turns);
  }

  #end(person: string): void {
    this.#all -= 1;
    const left = this.running(person) - 1;
    if (left > 0) this.#running.set(person, left);
    else this.#running.delete(person);
    for (let next = this.#next(); next !== null; next = this.#next()) this.#admit(next);
    if (this.running(person) === 0 && !this.#waiting.has(person)) this.#served.delete(person);
  }

  #next(): string | null {
    const waiting = [...this.#waiting.keys()].filter((person) => this.#mayBegin(person));
    const servedAt = (person: string): number => this.#served.get(person) ?? 0;
    waiting.sort((a, b) => this.running(a) - this.running(b) || servedAt(a) - servedAt(b));
    return waiting[0] ?? null;
  }

  #admit(person: string): void {
    const queue = this.#waiting.get(person) ?? [];
    const begin = queue.shift();
    if (queue.length === 0) this.#waiting.delete(person);
    this.#begin(person);
    begin?.();
  }
}
