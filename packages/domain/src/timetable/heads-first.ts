import type { TimetableRow } from './timetable.ts';

/**
 * Rows so that each comes behind the one it is joined with. Undo takes changes back in reverse: who is named goes last,
 * and comes back first.
 */
export function headsFirst(rows: readonly TimetableRow[]): readonly TimetableRow[] {
  const waiting = new Map(rows.map((row) => [row._id, row]));
  const sorted: TimetableRow[] = [];
  for (const row of rows) {
    const chain: TimetableRow[] = [];
    let next: TimetableRow | undefined = row;
    while (next && waiting.delete(next._id)) {
      chain.push(next);
      next = next.joinedWith ? waiting.get(next.joinedWith) : undefined;
    }
    sorted.push(...chain.reverse());
  }
  return sorted;
}
