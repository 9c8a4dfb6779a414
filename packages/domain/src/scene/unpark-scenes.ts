import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** TT21: takes scenes back that were put aside: they wait for a day again. */
export const unparkScenes = defineCommand({
  name: 'unparkScenes',
  args: z.object({ sceneIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, { sceneIds }) {
    const scenes = [...new Set(sceneIds)].flatMap((id) => state.scene.get(id) ?? []);
    if (scenes.length === 0) return refuse('not_found', { what: '씬' });
    return changes(
      scenes.flatMap((scene) =>
        scene.status === 'parked' ? [update('scene', scene, { status: 'draft' as const })] : [],
      ),
    );
  },
});
