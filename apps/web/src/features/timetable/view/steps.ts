import { type DropTarget, neighbourAt } from './drop.ts';

/** A list on the board: the pool (`id` null) or a day, with the ids that stand in it, from above. */
export interface Lane {
  readonly id: string | null;
  readonly keys: readonly string[];
}

/** Scrolls a list of which not all is drawn to a row: by the day, null the pool. */
export type BoardLists = Map<string | null, (key: string) => void>;

type Direction = 'up' | 'down' | 'left' | 'right';

/** Where the focus goes from a row: beside it at the same height, past lanes that are empty. */
export function focusStep(lanes: readonly Lane[], key: string, to: Direction): string | null {
  const at = lanes.findIndex((lane) => lane.keys.includes(key));
  if (at < 0) return null;
  const { keys } = lanes[at]!;
  const row = keys.indexOf(key);
  if (to === 'up') return keys[row - 1] ?? null;
  if (to === 'down') return keys[row + 1] ?? null;
  const step = to === 'left' ? -1 : 1;
  for (let lane = at + step; lane >= 0 && lane < lanes.length; lane += step) {
    const beside = lanes[lane]!.keys;
    if (beside.length > 0) return beside[Math.min(row, beside.length - 1)]!;
  }
  return null;
}

/**
 * Where Alt and an arrow take what is picked: one place up or down in its day, or to the end of the day before or
 * after. From the pool, right is the first day; from the first day, left is the pool.
 */
export function moveStep(
  lanes: readonly Lane[],
  picked: readonly string[],
  to: Direction,
): DropTarget | null {
  const at = lanes.findIndex((lane) => picked.some((key) => lane.keys.includes(key)));
  const lane = lanes[at];
  if (!lane) return null;
  if (to === 'left' || to === 'right') {
    const beside = lanes[at + (to === 'left' ? -1 : 1)];
    if (!beside) return null;
    if (beside.id === null) return { kind: 'pool' };
    return { kind: 'day', timetableId: beside.id, afterRowId: beside.keys.at(-1) ?? null };
  }
  if (lane.id === null) return null;
  const rows = picked.map((key) => lane.keys.indexOf(key)).filter((row) => row >= 0);
  const gap = to === 'up' ? Math.min(...rows) - 1 : Math.max(...rows) + 2;
  if (gap < 0 || gap > lane.keys.length) return null;
  return { kind: 'day', timetableId: lane.id, afterRowId: neighbourAt(lane.keys, gap, picked) };
}
