export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A convex line from 0 on: where it bends, its height there, and its slope from there. Beyond the last it goes on as before. */
export interface Slopes {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly slope: Float64Array;
}

/** The highest convex line that lies above none of some points. */
export function lowerHull(points: readonly Point[]): Slopes {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull: Point[] = [];
  for (const point of sorted) {
    if (hull.at(-1)?.x === point.x) continue;
    while (hull.length > 1 && slopeOf(hull.at(-2)!, point) <= slopeOf(hull.at(-2)!, hull.at(-1)!)) hull.pop();
    hull.push(point);
  }
  const slopes = hull.slice(1).map((point, i) => slopeOf(hull[i]!, point));
  return {
    x: Float64Array.from(hull, (point) => point.x),
    y: Float64Array.from(hull, (point) => point.y),
    slope: Float64Array.from([...slopes, slopes.at(-1) ?? 0]),
  };
}

const slopeOf = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

/** The height of a line at a place. */
export function heightAt({ x, y, slope }: Slopes, at: number): number {
  let i = x.length - 1;
  while (i > 0 && x[i]! > at) i--;
  return (y[i] ?? 0) + (at - (x[i] ?? 0)) * (slope[i] ?? 0);
}
