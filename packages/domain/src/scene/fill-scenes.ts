import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { scenePatchSchema } from './edit-scenes.ts';
import { newLocation } from './locations/new-location.ts';
import { MOST_SCENES } from './most-scenes.ts';
import { locationSchema, type Scene } from './scene.ts';

const fillSchema = z.object({
  sceneId: idSchema,
  patch: scenePatchSchema,
  add: z.array(idSchema).max(200),
  remove: z.array(idSchema).max(200),
});
export type SceneFill = z.infer<typeof fillSchema>;

/**
 * GR7: edits many scenes, each in its own way, in one step: a block of cells that is pasted. Real places that are named
 * for the first time are made with it. Numbers are looked at as they are afterwards, so that scenes may change theirs
 * among each other (SC2). Scenes and people that are gone are left out.
 */
export const fillScenes = defineCommand({
  name: 'fillScenes',
  args: z.object({
    fills: z.array(fillSchema).min(1).max(MOST_SCENES),
    places: z.array(z.object({ locationId: idSchema, realName: locationSchema.shape.realName })).max(500),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { fills, places }, ctx) {
    const made = new Map(places.map(({ locationId, realName }) => [locationId, realName]));
    const after = new Map<Id, Scene>();
    for (const { sceneId, patch, add, remove } of fills) {
      const scene = after.get(sceneId) ?? state.scene.get(sceneId);
      if (!scene) continue;
      const { location } = patch;
      if (location && !state.location.has(location) && !made.has(location))
        return refuse('not_found', { what: '촬영지' });
      after.set(sceneId, { ...scene, ...patch, characters: recast(state, scene, add, remove) });
    }
    if (after.size === 0) return refuse('not_found', { what: '씬' });
    const label = numberTwice(state, after);
    if (label) return refuse('scene_number_taken', { label });
    const used = new Set([...after.values()].map(({ location }) => location));
    return changes(
      [
        ...[...made].map(([id, realName]) =>
          used.has(id) && !state.location.has(id)
            ? insert('location', newLocation(id, ctx.projectId, realName))
            : null,
        ),
        ...[...after.values()].map((scene) => update('scene', state.scene.get(scene._id)!, scene)),
      ],
      {
        adjusted: fills.some(
          ({ sceneId, add }) => !after.has(sceneId) || add.some((id) => !state.character.has(id)),
        ),
      },
    );
  },
});

function recast(state: ProjectState, scene: Scene, add: readonly Id[], remove: readonly Id[]) {
  const kept = scene.characters.filter(({ _id }) => !remove.includes(_id));
  const fresh = [...new Set(add)].filter(
    (id) => state.character.has(id) && !remove.includes(id) && !kept.some(({ _id }) => _id === id),
  );
  return remove.length + fresh.length === 0 ? scene.characters : [...kept, ...fresh.map((_id) => ({ _id }))];
}

/** The first number that two scenes of an episode would have; null: none. */
function numberTwice(state: ProjectState, after: ReadonlyMap<Id, Scene>): string | null {
  for (const scene of after.values()) {
    const { episodeId, sceneNo, subSceneNo } = scene;
    const was = state.scene.get(scene._id)!;
    if (was.sceneNo === sceneNo && was.subSceneNo === subSceneNo) continue;
    const isTaken = (groupBy(state.scene, 'episodeId').get(episodeId) ?? []).some((other) => {
      const now = after.get(other._id) ?? other;
      return other._id !== scene._id && now.sceneNo === sceneNo && now.subSceneNo === subSceneNo;
    });
    if (isTaken) return `S#${sceneNo}${subSceneNo}`;
  }
  return null;
}
