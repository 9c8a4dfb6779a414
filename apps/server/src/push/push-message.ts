import type { Id } from '@ddak/domain';

/** A notice as a device shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path of the app, from the slash on. */
  readonly path: string;
  /** What is shown under the same tag stands in one notice: the newer takes the older one's place. */
  readonly tag: string;
}

/**
 * `sent`: a push service has taken it for a device at least. `nowhere`: the person has no device that gets notices (any
 * more). `refused`: no service takes it, and none will.
 */
export type PushOutcome = 'sent' | 'nowhere' | 'refused';

/** Sends to all devices of a person. */
export interface Push {
  /**
   * Throws PushUnavailable where it may go better later: for a job that is tried again. What is sent again under its
   * `key` reaches no device twice (PU6, PU7); another matter has another key.
   */
  send(userId: Id, message: PushMessage & { readonly key: string }): Promise<PushOutcome>;
}

/** A push service does not answer, or asks to come later. */
export class PushUnavailable extends Error {}
