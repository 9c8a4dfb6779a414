/** Columns of the grid, from 1, both included. */
export type GridSpan = readonly [from: number, to: number];

/** What is to stand side by side: how much of the width it wants, and of how many grid columns it needs at least. */
export interface Wish {
  readonly share: number;
  readonly least: number;
}

/**
 * Shares a stretch of the grid out: each wish gets whole columns of it, next to each other, as near to its share of the
 * width as their edges let it. Where there are fewer columns than are needed, the last ones get none.
 */
export function shareGrid(
  widths: readonly number[],
  [from, to]: GridSpan,
  wishes: readonly Wish[],
): GridSpan[] {
  const edges = [0];
  for (let column = from; column <= to; column++) edges.push(edges.at(-1)! + widths[column - 1]!);
  const whole = wishes.reduce((sum, { share }) => sum + share, 0);
  const count = to - from + 1;
  let taken = 0;
  let wanted = 0;
  return wishes.flatMap(({ share, least }, i): GridSpan[] => {
    const rest = wishes.slice(i + 1).reduce((sum, one) => sum + one.least, 0);
    const first = taken + least;
    const last = i === wishes.length - 1 ? count : Math.max(first, count - rest);
    if (first > count) return [];
    wanted += (share / whole) * edges[count]!;
    let end = i === wishes.length - 1 ? count : first;
    for (let edge = end; edge <= Math.min(last, count); edge++)
      if (Math.abs(edges[edge]! - wanted) < Math.abs(edges[end]! - wanted)) end = edge;
    const span: GridSpan = [from + taken, from + end - 1];
    taken = end;
    return [span];
  });
}
