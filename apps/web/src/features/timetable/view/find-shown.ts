import type { BoardView } from './board-view.ts';
import type { Cargo } from './drop.ts';
import type { PoolView } from './pool-view.ts';
import type { StripView } from './strip-view.ts';

export type Shown =
  | { readonly strip: StripView; readonly minutes: number }
  | { readonly text: string; readonly minutes: number };

/** The first thing of a cargo as it is shown: it stands for all of them at the pointer. */
export function findShown(cargo: Cargo, board: BoardView, pool: PoolView): Shown | null {
  const [first] = cargo.ids;
  if (cargo.kind === 'scenes') {
    const item = pool.groups.flatMap((group) => group.items).find((other) => other.sceneId === first);
    return item ? { strip: item.strip, minutes: item.strip.minutes } : null;
  }
  const row = board.days.flatMap((day) => day.rows).find((other) => other.rowId === first);
  if (!row) return null;
  const { minutes } = row;
  return row.kind === 'scene' ? { strip: row.strip, minutes } : { text: row.text, minutes };
}
