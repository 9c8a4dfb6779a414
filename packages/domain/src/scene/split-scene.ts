import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { type Scene, sceneSchema } from './scene.ts';

/**
 * SC25: makes two scenes of one. The second has the head of the first and half its length; what is told of the first, its text,
 * things and days stay with it.
 */
export const splitScene = defineCommand({
  name: 'splitScene',
  args: z.object({
    sceneId: idSchema,
    secondId: idSchema,
    sceneNo: sceneSchema.shape.sceneNo,
    subSceneNo: sceneSchema.shape.subSceneNo,
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { sceneId, secondId, sceneNo, subSceneNo }) {
    const scene = state.scene.get(sceneId);
    if (!scene) return refuse('not_found', { what: '씬' });
    if (state.scene.has(secondId)) return refuse('already_exists', { what: '씬' });
    const others = groupBy(state.scene, 'episodeId').get(scene.episodeId) ?? [];
    if (others.some((other) => other.sceneNo === sceneNo && other.subSceneNo === subSceneNo))
      return refuse('scene_number_taken', { label: `S#${sceneNo}${subSceneNo}` });
    const pages = Math.ceil(scene.pages / 2);
    const [first, rest] = halvesOf(scene.screenMinutes);
    const second: Scene = {
      ...scene,
      ...{ _id: secondId, sceneNo, subSceneNo, name: '', synopsis: '', note: '', status: 'draft' },
      ...{ screenplayId: null, firstLine: null, lastLine: null, cutCount: null, plannedMinutes: null },
      pages: scene.pages - pages,
      screenMinutes: rest,
    };
    return changes([update('scene', scene, { pages, screenMinutes: first }), insert('scene', second)]);
  },
});

/** In hundredths of a minute, as lengths are kept; together what the whole was. */
function halvesOf(minutes: number | null): readonly [number | null, number | null] {
  if (minutes === null) return [null, null];
  const first = Math.ceil(minutes * 50) / 100;
  return [first, Math.round((minutes - first) * 100) / 100];
}
