import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { MOST_SCENES } from './most-scenes.ts';
import { movesToEpisode } from './moves-to-episode.ts';
import { type Scene, sceneSchema } from './scene.ts';

/** What of a scene is edited as it stands; its people are added and taken out one by one (SC8). */
export const scenePatchSchema = sceneSchema
  .omit({
    _id: true,
    projectId: true,
    episodeId: true,
    characters: true,
    screenplayId: true,
    firstLine: true,
    lastLine: true,
  })
  .partial();

/**
 * Edits one scene or many alike (its people: `castScenes`). Numbers can be given to one scene at a time, and must be free (SC2).
 * `episodeId`: the episode that they go to (SC28).
 */
export const editScenes = defineCommand({
  name: 'editScenes',
  args: z.object({
    sceneIds: z.array(idSchema).min(1).max(MOST_SCENES),
    patch: scenePatchSchema,
    episodeId: idSchema.optional(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const scenes = args.sceneIds.flatMap((id) => state.scene.get(id) ?? []);
    if (scenes.length === 0) return refuse('not_found', { what: '씬' });
    const { patch } = args;
    if (patch.location && !state.location.has(patch.location)) return refuse('not_found', { what: '촬영지' });
    const renumbers = patch.sceneNo !== undefined || patch.subSceneNo !== undefined;
    if (renumbers) {
      if (args.sceneIds.length > 1) return refuse('invalid', { where: 'sceneNo' });
      const label = numberTaken(state, scenes[0]!, patch);
      if (label) return refuse('scene_number_taken', { label });
    }
    const { episodeId } = args;
    if (episodeId !== undefined && !state.episode.has(episodeId))
      return refuse('not_found', { what: '에피소드' });
    if (episodeId !== undefined && renumbers) return refuse('invalid', { where: 'sceneNo' });
    const moves = episodeId === undefined ? null : movesToEpisode(state, scenes, episodeId);
    return changes(
      scenes.map((scene) => update('scene', scene, { ...patch, ...moves?.get(scene._id) })),
      { adjusted: scenes.length < args.sceneIds.length },
    );
  },
});

function numberTaken(state: ProjectState, scene: Scene, patch: Partial<Scene>): string | null {
  const sceneNo = patch.sceneNo ?? scene.sceneNo;
  const subSceneNo = patch.subSceneNo ?? scene.subSceneNo;
  const others = groupBy(state.scene, 'episodeId').get(scene.episodeId) ?? [];
  const taken = others.some(
    (other) => other._id !== scene._id && other.sceneNo === sceneNo && other.subSceneNo === subSceneNo,
  );
  return taken ? `S#${sceneNo}${subSceneNo}` : null;
}
