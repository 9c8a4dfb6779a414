import { z } from 'zod';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_SCENES } from '../most-scenes.ts';
import { locationSchema } from '../scene.ts';
import { newLocation } from './new-location.ts';

/**
 * SC9: says of many scenes at once where they are really shot. A place that is not there yet is made by the name that
 * is given; without one the place must be there.
 */
export const placeScenes = defineCommand({
  name: 'placeScenes',
  args: z.object({
    sceneIds: z.array(idSchema).min(1).max(MOST_SCENES),
    locationId: idSchema,
    realName: locationSchema.shape.realName.nullable(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { sceneIds, locationId, realName }, ctx) {
    const scenes = [...new Set(sceneIds)].flatMap((id) => state.scene.get(id) ?? []);
    if (scenes.length === 0) return refuse('not_found', { what: '씬' });
    const isThere = state.location.has(locationId);
    if (!isThere && realName === null) return refuse('not_found', { what: '촬영지' });
    return changes(
      [
        isThere || realName === null
          ? null
          : insert('location', newLocation(locationId, ctx.projectId, realName)),
        ...scenes.map((scene) => update('scene', scene, { location: locationId })),
      ],
      { adjusted: scenes.length < new Set(sceneIds).size },
    );
  },
});
