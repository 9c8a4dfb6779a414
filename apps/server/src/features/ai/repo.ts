import type { Id } from '@ddak/domain';
import type { RefinementRun } from '@ddak/protocol';
import { and, eq, inArray } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { refinement } from '../../db/schema/refinement.ts';

export type Run = typeof refinement.$inferSelect;
export type RunChange = Partial<
  Pick<Run, 'state' | 'done' | 'total' | 'skipped' | 'calls' | 'tokens' | 'message'>
>;

const GOING = ['queued', 'running'];

/** How far refinings are. A run is changed only while it is the latest of its version and still going. */
export class RefinementRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async find(projectId: Id, screenplayId: Id): Promise<Run | undefined> {
    const rows = await this.#db
      .select()
      .from(refinement)
      .where(and(eq(refinement.screenplayId, screenplayId), eq(refinement.projectId, projectId)));
    return rows[0];
  }

  /** Begins a run in the place of the one before; false while that one is still going. */
  async begin(projectId: Id, screenplayId: Id, runId: Id, now: number): Promise<boolean> {
    const counts = { done: 0, total: 0, skipped: 0, calls: 0, tokens: 0 };
    const fresh = { projectId, runId, state: 'queued', ...counts, message: null, updatedAt: now };
    const begun = await this.#db
      .insert(refinement)
      .values({ screenplayId, ...fresh })
      .onConflictDoUpdate({
        target: refinement.screenplayId,
        set: fresh,
        setWhere: inArray(refinement.state, ['done', 'failed', 'cancelled']),
      })
      .returning({ runId: refinement.runId });
    return begun.length > 0;
  }

  /** False: the run was cancelled or has given way to another. */
  async change(screenplayId: Id, runId: Id, change: RunChange, now: number): Promise<boolean> {
    const changed = await this.#db
      .update(refinement)
      .set({ ...change, updatedAt: now })
      .where(
        and(
          eq(refinement.screenplayId, screenplayId),
          eq(refinement.runId, runId),
          inArray(refinement.state, GOING),
        ),
      )
      .returning({ runId: refinement.runId });
    return changed.length > 0;
  }

  async cancel(projectId: Id, screenplayId: Id, now: number): Promise<void> {
    await this.#db
      .update(refinement)
      .set({ state: 'cancelled', message: null, updatedAt: now })
      .where(
        and(
          eq(refinement.screenplayId, screenplayId),
          eq(refinement.projectId, projectId),
          inArray(refinement.state, GOING),
        ),
      );
  }
}

export const toRun = ({ state, done, total, message }: Run): RefinementRun => ({
  state: state as RefinementRun['state'],
  done,
  total,
  message,
});
