import type { Id } from '@ddak/domain';
import { inTransaction } from '../../db/in-transaction.ts';
import { sql } from '../../db/orm.ts';
import { openOrm, type Pool } from '../../db/pool.ts';
import { planTold } from '../../db/schema/notice-settings.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import type { Job } from '../../sync/sync-store.ts';

/** Entries of a project that nobody was told of yet: after one, up to another. */
export interface Untold {
  readonly projectId: Id;
  readonly after: number;
  readonly upTo: number;
}

/** Up to where people were told of each project's plan. */
export class PlanNewsRepo {
  readonly #pool: Pool;
  readonly #enqueue: EnqueueJobs;

  constructor(pool: Pool, enqueue: EnqueueJobs) {
    this.#pool = pool;
    this.#enqueue = enqueue;
  }

  /** Projects whose last entry is as old as `quietSince`, or whose first untold one is as old as `waitingSince`. */
  async untold(quietSince: number, waitingSince: number): Promise<Untold[]> {
    const { rows } = await this.#pool.query<Untold>(
      `select project_id as "projectId", after, seq::int as "upTo" from (
         select h.project_id, h.seq, coalesce(t.seq, 0)::int as after from project_head h
         left join plan_told t on t.project_id = h.project_id where h.seq > coalesce(t.seq, 0)
       ) untold where exists (
         select from change_log l where l.project_id = untold.project_id and l.seq = untold.seq and l.at <= $1
       ) or exists (
         select from change_log l where l.project_id = untold.project_id and l.seq > untold.after and l.at <= $2
       )`,
      [quietSince, waitingSince],
    );
    return rows;
  }

  /** Notes that these are told, with the job that does it: both or neither. Nothing where another process has. */
  claim({ projectId, after, upTo }: Untold, job: Job): Promise<void> {
    return inTransaction(this.#pool, async (client) => {
      const claimed = await openOrm(client)
        .insert(planTold)
        .values({ projectId, seq: upTo })
        .onConflictDoUpdate({
          target: planTold.projectId,
          set: { seq: upTo },
          setWhere: sql`${planTold.seq} = ${after}`,
        })
        .returning({ seq: planTold.seq });
      if (claimed.length > 0) await this.#enqueue([job], client);
    });
  }
}
