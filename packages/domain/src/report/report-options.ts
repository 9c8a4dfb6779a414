import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { SCENE_GROUPINGS } from '../scene/list/arrangement.ts';
import { isSceneColumn, type SceneColumn } from '../scene/list/scene-columns.ts';
import type { SceneFilter } from '../scene/scene-filter.ts';
import { DEPARTMENTS } from './report-kinds.ts';

/** A list in an address: `a,b`. */
const listSchema = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter((part) => part !== ''));
const columnSchema = z.custom<SceneColumn>(isSceneColumn);

/**
 * What is asked of a report, as it stands in its address: the same for the screen and for what is downloaded from it.
 * `board` left out: the current one. The rest is of the scene list: how it is filtered, arranged and laid out (GR13, GR14).
 */
export const reportOptionsSchema = z.object({
  board: idSchema.optional(),
  department: z.enum(DEPARTMENTS.map(({ key }) => key)).default('props'),
  by: z.enum(['scene', 'day', 'person']).default('scene'),
  columns: listSchema.pipe(z.array(columnSchema).min(1).max(40)).optional(),
  group: z.enum(SCENE_GROUPINGS).default('number'),
  sort: columnSchema.optional(),
  descending: z.literal('1').optional(),
  episode: listSchema.optional(),
  location: z
    .array(z.string().max(200))
    .or(
      z
        .string()
        .max(200)
        .transform((one) => [one]),
    )
    .optional(),
  character: listSchema.optional(),
  sequence: z
    .array(z.string().max(40))
    .or(
      z
        .string()
        .max(40)
        .transform((one) => [one]),
    )
    .optional(),
  search: z.string().max(200).default(''),
  waiting: z.literal('1').optional(),
});
export type ReportOptions = z.infer<typeof reportOptionsSchema>;

/** SL2, as it was asked for. */
export const filterOf = (options: ReportOptions): SceneFilter => ({
  episode: options.episode ?? [],
  location: options.location ?? [],
  character: options.character ?? [],
  sequence: options.sequence ?? [],
  search: options.search,
  allocationOnly: options.waiting === '1',
});
