import { z } from 'zod';

/** GR13: the grids whose columns somebody lays out for themselves. */
export const GRIDS = ['scene', 'characters', 'places', 'elements', 'crew', 'price'] as const;
export const gridSchema = z.enum(GRIDS);
export type GridName = z.infer<typeof gridSchema>;

const MOST_COLUMNS = 100;
const column = z.string().min(1).max(40);

/** All columns in order, those that are not shown, and the widths in px of those that were made wider or narrower. */
export const gridLayoutSchema = z.object({
  order: z.array(column).max(MOST_COLUMNS),
  hidden: z.array(column).max(MOST_COLUMNS),
  widths: z
    .record(column, z.int().min(1).max(2_000))
    .refine((widths) => Object.keys(widths).length <= MOST_COLUMNS),
});
export type GridLayout = z.infer<typeof gridLayoutSchema>;

/** Of the grids that somebody has laid out. */
export const gridLayoutsSchema = z.partialRecord(gridSchema, gridLayoutSchema);
export type GridLayouts = z.infer<typeof gridLayoutsSchema>;

/** Null: as it is at first. */
export const putGridLayoutSchema = z.object({ layout: gridLayoutSchema.nullable() });
