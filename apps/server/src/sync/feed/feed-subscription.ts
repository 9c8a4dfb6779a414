import type { Id } from '@ddak/domain';
import type { FeedMessage, FeedPosition } from '@ddak/protocol';
import type { ProjectStates } from '../project-states.ts';
import { positionAfter, readFeed } from './feed.ts';

/** Where a subscription sends; `send` answers when there is room for more. */
export interface FeedSink {
  send(message: FeedMessage): Promise<void>;
  /** Sends a message that is framed already, if nothing waits to be sent before it; whether it did. */
  offer?(frame: Uint8Array): boolean;
  failed(error: unknown): void;
  /** Waited for before the first look, which may answer with all that there is; the answer is called after it. */
  turn?(): Promise<() => void>;
}

/** One reader's feed of one project: says at once what they lack, and again after each nudge, in order, until it ends. */
export class FeedSubscription {
  readonly #states: ProjectStates;
  readonly #projectId: Id;
  readonly userId: Id;
  readonly #sink: FeedSink;
  #position: FeedPosition | null;
  /** The seq that we were told of; null: look at the database. */
  #wanted: number | null = null;
  #greeted = false;
  #running = false;

  constructor(states: ProjectStates, projectId: Id, userId: Id, position: FeedPosition, sink: FeedSink) {
    this.#states = states;
    this.#projectId = projectId;
    this.userId = userId;
    this.#position = position;
    this.#sink = sink;
  }

  start(): void {
    this.#run();
  }

  /** Where its reader stands, while nothing is under way to them; else null. */
  get resting(): FeedPosition | null {
    return this.#running || !this.#greeted ? null : this.#position;
  }

  /** Leads a resting reader on to `next` by what is framed already, if there is room for it at once; whether it did. */
  step(frame: Uint8Array, next: FeedPosition): boolean {
    if (this.resting === null || !this.#sink.offer?.(frame)) return false;
    this.#position = next;
    return true;
  }

  nudge(seq: number): void {
    this.#wanted = Math.max(this.#wanted ?? 0, seq);
    this.#run();
  }

  /** Looks at the database itself: a nudge may have been lost. */
  look(): void {
    this.#greeted = false;
    this.#run();
  }

  close(): void {
    this.#position = null;
  }

  #run(): void {
    if (this.#running || this.#position === null) return;
    this.#running = true;
    this.#pump().then(
      () => {
        this.#running = false;
        if (this.#behind()) this.#run();
      },
      (error) => {
        this.#running = false;
        this.close();
        this.#sink.failed(error);
      },
    );
  }

  #behind(): boolean {
    if (this.#position === null) return false;
    return !this.#greeted || (this.#wanted !== null && (this.#position.seq ?? 0) < this.#wanted);
  }

  async #pump(): Promise<void> {
    for (;;) {
      if (!this.#behind()) return;
      const endTurn = this.#greeted ? undefined : await this.#sink.turn?.();
      try {
        await this.#say();
      } finally {
        endTurn?.();
      }
    }
  }

  /** One message, as far as somebody still listens. */
  async #say(): Promise<void> {
    const position = this.#position;
    if (position === null) return;
    const wanted = this.#wanted;
    const view =
      this.#greeted && wanted !== null
        ? await this.#states.atLeast(this.#projectId, wanted, this.userId)
        : await this.#states.current(this.#projectId, this.userId);
    const message = await readFeed(this.#states, this.#projectId, this.userId, position, view ?? undefined);
    if (this.#position === null) return;
    this.#greeted = true;
    const next = positionAfter(message);
    this.#position = next;
    // The rest of a long catch-up follows at once; a nudge that says more than the log has is forgotten.
    const head = view?.seq ?? 0;
    this.#wanted = next && (next.seq ?? 0) < head ? head : this.#later(wanted);
    await this.#sink.send(message);
  }

  /** What was asked for while we looked, beyond what we had been told of before. */
  #later(before: number | null): number | null {
    return this.#wanted === before ? null : this.#wanted;
  }
}
