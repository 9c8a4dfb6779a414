import { z } from 'zod';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { newScene } from './new-scene.ts';
import { sceneSchema } from './scene.ts';

/** Adds a scene by hand. SC2: its number must be free in the episode. */
export const addScene = defineCommand({
  name: 'addScene',
  args: z.object({
    sceneId: idSchema,
    episodeId: idSchema,
    sceneNo: sceneSchema.shape.sceneNo,
    subSceneNo: sceneSchema.shape.subSceneNo,
    setName: sceneSchema.shape.setName.default(''),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    if (!state.episode.has(args.episodeId)) return refuse('not_found', { what: '에피소드' });
    if (state.scene.has(args.sceneId)) return refuse('already_exists', { what: '씬' });
    const { sceneNo, subSceneNo, setName } = args;
    const others = groupBy(state.scene, 'episodeId').get(args.episodeId) ?? [];
    if (others.some((scene) => scene.sceneNo === sceneNo && scene.subSceneNo === subSceneNo))
      return refuse('scene_number_taken', { label: `S#${sceneNo}${subSceneNo}` });
    const scene = newScene({
      _id: args.sceneId,
      projectId: ctx.projectId,
      episodeId: args.episodeId,
      sceneNo,
      subSceneNo,
    });
    return changes([insert('scene', { ...scene, setName })]);
  },
});
