import type { Id } from '@ddak/domain';
import type { GridLayout, GridLayouts, GridName } from '@ddak/protocol';
import { and, eq } from './orm.ts';
import type { Orm } from './pool.ts';
import { gridLayout } from './schema/grid-layout.ts';

/** How people lay out their grids (GR13), in PostgreSQL. */
export class GridLayoutRows {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async read(userId: Id): Promise<GridLayouts> {
    const { grid, layout } = gridLayout;
    const rows = await this.#db
      .select({ grid, layout })
      .from(gridLayout)
      .where(eq(gridLayout.userId, userId));
    return Object.fromEntries(rows.map((row) => [row.grid, row.layout]));
  }

  /** Null: as it is at first. */
  async put(userId: Id, grid: GridName, layout: GridLayout | null): Promise<void> {
    if (layout === null) {
      await this.#db.delete(gridLayout).where(and(eq(gridLayout.userId, userId), eq(gridLayout.grid, grid)));
      return;
    }
    await this.#db
      .insert(gridLayout)
      .values({ userId, grid, layout })
      .onConflictDoUpdate({ target: [gridLayout.userId, gridLayout.grid], set: { layout } });
  }
}
