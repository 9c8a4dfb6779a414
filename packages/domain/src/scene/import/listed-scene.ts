import { z } from 'zod';
import { breakdownItemSchema } from '../../breakdown/breakdown-item.ts';
import { characterSchema, locationSchema, sceneSchema } from '../scene.ts';

const { shape } = sceneSchema;

/** A scene as a table names it: what the table says nothing of is '' or null, and stays as it is. */
export const listedSceneSchema = z.object({
  episodeNo: z.int().min(1).max(200).nullable(),
  sceneNo: shape.sceneNo,
  subSceneNo: shape.subSceneNo,
  name: shape.name,
  setName: shape.setName,
  /** The place that is driven to, by its name; made where there is none of that name. */
  realName: z.union([z.literal(''), locationSchema.shape.realName]),
  setting: shape.setting,
  timeOfDay: shape.timeOfDay,
  timeText: shape.timeText,
  shootKind: shape.shootKind,
  synopsis: shape.synopsis,
  characters: z.array(characterSchema.shape.name).max(200),
  items: z
    .array(breakdownItemSchema.pick({ type: true, subtype: true, name: true, quantity: true }))
    .max(200),
  cutCount: shape.cutCount,
  pages: shape.pages.nullable(),
  screenMinutes: shape.screenMinutes,
  plannedMinutes: shape.plannedMinutes,
  storyDay: shape.storyDay,
  sequence: shape.sequence,
  note: shape.note,
  omitted: z.boolean(),
});
export type ListedScene = z.infer<typeof listedSceneSchema>;
export type ListedItem = ListedScene['items'][number];
