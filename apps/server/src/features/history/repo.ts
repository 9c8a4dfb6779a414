import type { Change, Id } from '@ddak/domain';
import { and, asc, desc, eq, gte, lt } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { changeLog } from '../../db/schema/sync.ts';
import type { LogEntry } from '../../sync/sync-store.ts';

/** Which entries of a project's log are asked for. */
export interface LogAsked {
  /** Those before this seq. */
  readonly before: number | null;
  readonly actorId: Id | null;
  /** Those before this moment, in milliseconds since 1970. */
  readonly until: number | null;
}

/** The log of changes, read for people who look back. */
export class HistoryRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The newest first, at most `limit`. */
  async page(
    projectId: Id,
    { before, actorId, until }: LogAsked,
    limit: number,
  ): Promise<readonly LogEntry[]> {
    const rows = await this.#db
      .select()
      .from(changeLog)
      .where(
        and(
          eq(changeLog.projectId, projectId),
          before === null ? undefined : lt(changeLog.seq, before),
          actorId === null ? undefined : eq(changeLog.actorId, actorId),
          until === null ? undefined : lt(changeLog.at, until),
        ),
      )
      .orderBy(desc(changeLog.seq))
      .limit(limit);
    return rows.map(entryOf);
  }

  /** The entries from a command's on, in their order, at most `limit`; empty where the log does not hold it. */
  async from(projectId: Id, commandId: Id, limit: number): Promise<readonly LogEntry[]> {
    const [first] = await this.#db
      .select({ seq: changeLog.seq })
      .from(changeLog)
      .where(and(eq(changeLog.projectId, projectId), eq(changeLog.commandId, commandId)))
      .limit(1);
    if (!first) return [];
    const rows = await this.#db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.projectId, projectId), gte(changeLog.seq, first.seq)))
      .orderBy(asc(changeLog.seq))
      .limit(limit);
    return rows.map(entryOf);
  }
}

const entryOf = ({ changes, ...entry }: typeof changeLog.$inferSelect): LogEntry => ({
  ...entry,
  changes: changes as readonly Change[],
});
