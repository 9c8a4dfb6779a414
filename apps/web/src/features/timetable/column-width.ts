/** How wide a day is on a desk, in pixels: from two weeks at once to whole set names and actions. */
export const COLUMN_WIDTHS = { weeks: 80, narrow: 176, usual: 240, wide: 320 } as const;
export type ColumnWidth = keyof typeof COLUMN_WIDTHS;

const ORDER = Object.keys(COLUMN_WIDTHS) as ColumnWidth[];

/** The next width in that direction; null where there is none. */
export const nextWidth = (now: ColumnWidth, by: 1 | -1): ColumnWidth | null =>
  ORDER[ORDER.indexOf(now) + by] ?? null;

export const isColumnWidth = (text: unknown): text is ColumnWidth => ORDER.some((width) => width === text);
