import type { Id } from '@ddak/domain';

/** The first nudge of a project is told at once, those that follow within this time together. */
const GATHER_MS = 15;

/**
 * Tells how far projects have come: a busy one not at every commit, but so often that nobody notices, so that hundreds
 * of listeners get one message for several commits.
 */
export class GatheredNudges {
  readonly #after: (ms: number, call: () => void) => () => void;
  readonly #tell: (projectId: Id, seq: number) => void;
  /** Projects that were told of just now, with how far they have come since; null: no further. */
  readonly #resting = new Map<Id, number | null>();

  constructor(
    after: (ms: number, call: () => void) => () => void,
    tell: (projectId: Id, seq: number) => void,
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
    this.#tell(projectId, seq);
    this.#after(GATHER_MS, () => {
      const waiting = this.#resting.get(projectId);
      this.#resting.delete(projectId);
      if (waiting) this.#say(projectId, waiting);
    });
  }
}
