import type { Id } from '@ddak/domain';
import type { FieldPlace } from '@ddak/protocol';
import type { CountNews } from '../limits/shared-counters.ts';

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

/**
 * A process says who of its people shows a project: for how many ms still, 0: no more. `people` null asks the others to
 * say theirs. `at`: the field that they write in (PR6).
 */
export interface PresenceNews {
  /** The process; a listener hears the others' only. */
  readonly node: string;
  readonly people:
    | readonly {
        readonly projectId: Id;
        readonly userId: Id;
        readonly forMs: number;
        readonly at?: FieldPlace | null | undefined;
      }[]
    | null;
}

export interface BusListener {
  nudge(nudge: Nudge): void;
  notice(notice: UserNotice): void;
  /** Who is present at other processes. */
  presence?(news: PresenceNews): void;
  /** A session has ended, at whichever process. */
  sessionEnded?(familyId: Id): void;
  /** What another process has counted. */
  counted?(news: readonly CountNews[]): void;
  /** Hints may have been lost (a connection was cut): whoever waits for one should look for itself. */
  gap?(): void;
}

/** Carries hints to every process that serves the same database, this one included. */
export interface Bus {
  publish(nudge: Nudge): void;
  tell(notice: UserNotice): void;
  endSession(familyId: Id): void;
  /** Tells the other processes, not this one. */
  share(people: PresenceNews['people']): void;
  /** Tells the other processes what was counted here. */
  count(news: readonly CountNews[]): void;
  /** Answers the way out. */
  listen(listener: BusListener): () => void;
  close(): Promise<void>;
}
