export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box between where the lasso began and where it is, in any direction. */
export const boxBetween = (from: Point, to: Point): Box => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

/** Whether the lasso has a part of it. */
export const touches = (lasso: Box, box: Box): boolean =>
  lasso.left < box.right && box.left < lasso.right && lasso.top < box.bottom && box.top < lasso.bottom;

/** What is picked while a lasso is drawn: what was kept, and what it has, each once. */
export const lassoed = (kept: readonly string[], caught: readonly string[]): readonly string[] => [
  ...new Set([...kept, ...caught]),
];
