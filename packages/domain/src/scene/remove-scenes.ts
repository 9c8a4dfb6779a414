import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { rowsOfScene } from '../timetable/rows-of.ts';
import { takeOffRows } from '../timetable/take-off-rows.ts';
import { MOST_SCENES } from './most-scenes.ts';

/** SC4: a scene goes with its timetable rows (SPEC.md section 4) and its breakdown items. Gone already is no error. */
export const removeScenes = defineCommand({
  name: 'removeScenes',
  args: z.object({ sceneIds: z.array(idSchema).min(1).max(MOST_SCENES) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const scenes = [...new Set(args.sceneIds)].flatMap((id) => state.scene.get(id) ?? []);
    const items = groupBy(state.breakdownItem, 'sceneId');
    const rows = scenes.flatMap((scene) => rowsOfScene(state, scene._id));
    return changes([
      ...takeOffRows(state, rows),
      ...scenes.flatMap((scene) => [
        ...(items.get(scene._id) ?? []).map((item) => remove('breakdownItem', item)),
        remove('scene', scene),
      ]),
    ]);
  },
});
