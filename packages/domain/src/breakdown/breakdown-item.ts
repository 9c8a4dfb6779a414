import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';

/** The ten categories in SPEC.md's sort order: number, Korean name, type. */
export const BREAKDOWN_CATEGORIES = [
  { number: 1, name: '미술·소품', type: 'props' },
  { number: 2, name: '의상', type: 'costume' },
  { number: 3, name: '분장·헤어', type: 'makeup' },
  { number: 4, name: '촬영', type: 'camera' },
  { number: 5, name: '조명', type: 'electrical' },
  { number: 6, name: '그립', type: 'grip' },
  { number: 7, name: '특수효과', type: 'sfx' },
  { number: 8, name: '스턴트', type: 'stunts' },
  { number: 9, name: '보조출연', type: 'bg' },
  { number: 0, name: '기타', type: 'etc' },
] as const;
export const BREAKDOWN_TYPES = BREAKDOWN_CATEGORIES.map((category) => category.type);
export const breakdownTypeSchema = z.enum([
  'props',
  'costume',
  'makeup',
  'camera',
  'electrical',
  'grip',
  'sfx',
  'stunts',
  'bg',
  'etc',
]);
export type BreakdownType = z.infer<typeof breakdownTypeSchema>;

/** `suggested` and `rejected` are no part of a scene's breakdown: sheets, lists and counts leave them out (BD6). */
export const BREAKDOWN_STATUSES = ['suggested', 'needed', 'ready', 'rejected'] as const;
export const breakdownStatusSchema = z.enum(BREAKDOWN_STATUSES);
export type BreakdownStatus = z.infer<typeof breakdownStatusSchema>;

/** Of an item's name. */
export const MOST_ITEM_NAME = 80;
export const breakdownItemSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  sceneId: idSchema,
  orderKey: z.string(),
  type: breakdownTypeSchema,
  subtype: z.string().max(20),
  name: z.string().trim().min(1).max(MOST_ITEM_NAME),
  quantity: z.int().min(1).max(9999).nullable(),
  note: z.string().max(300),
  status: breakdownStatusSchema,
  /** Who brings it, in words: `소품팀`, `배우 지참` (EL2). */
  bringer: z.string().trim().max(60),
  source: z.enum(['manual', 'ai']),
  evidence: z.object({ line: z.int().min(1), words: z.string().max(200) }).nullable(),
});
export type BreakdownItem = z.infer<typeof breakdownItemSchema>;
