import type { Id } from '@ddak/domain';

/** After a commit: the project stands at `seq` now. A hint, never the data: lost or doubled, it does no harm. */
export interface Nudge {
  readonly projectId: Id;
  readonly seq: number;
}

/** Something that concerns one person, for their channel `user.{_id}`. `from` is who caused it. */
export interface UserNotice {
  readonly userId: Id;
  readonly event: string;
  readonly from: Id;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface BusListener {
  nudge(nudge: Nudge): void;
  notice(notice: UserNotice): void;
  /** Hints may have been lost (a connection was cut): whoever waits for one should look for itself. */
  gap?(): void;
}

/** Carries hints to every process that serves the same database, this one included. */
export interface Bus {
  publish(nudge: Nudge): void;
  tell(notice: UserNotice): void;
  /** Answers the way out. */
  listen(listener: BusListener): () => void;
  close(): Promise<void>;
}
