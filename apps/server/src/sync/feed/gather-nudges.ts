import type { Id } from '@ddak/domain';

/** The first nudge of a project is told at once, those that follow within this time together. */
const SHORTEST_MS = 15;
/** For each who listens: telling them takes the system a tenth of that, so that a busy project starves nobody. */
const MS_A_LISTENER = 0.1;
const LONGEST_MS = 50;

const restOf = (listeners: number): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, listeners * MS_A_LISTENER));

/**
 * Tells how far projects have come: a busy one not at every commit, but so often that nobody notices, so that hundreds
 * of listeners get one message for several commits: the more of them, the more together.
 */
export class GatheredNudges {
  readonly #after: (ms: number, call: () => void) => () => void;
  readonly #tell: (projectId: Id, seq: number) => number;
  /** Projects that were told of just now, with how far they have come since; null: no further. */
  readonly #resting = new Map<Id, number | null>();

  /** @param tell answers to how many it was told */
  constructor(
    after: (ms: number, call: () => void) => () => void,
    tell: (projectId: Id, seq: number) => number,
  ) {
    this.#after = after;
    this.#tell = tell;
  }

  hear(projectId: Id, seq: number): void {
    const waiting = this.#resting.get(projectId);
    if (waiting === undefined) this.#say(projectId, seq);
    else this.#resting.set(projectId, Math.max(waiting ?? 0, seq));
  }

  #say(projectId: Id, seq: number): void {
    this.#resting.set(projectId, null);
    const listeners = this.#tell(projectId, seq);
    this.#after(restOf(listeners), () => {
      const waiting = this.#resting.get(projectId);
      this.#resting.delete(projectId);
      if (waiting) this.#say(projectId, waiting);
    });
  }
}
