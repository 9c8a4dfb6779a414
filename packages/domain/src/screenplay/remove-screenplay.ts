import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';

/** Removes a version that was not accepted, with its review edits. SP2: an accepted version stays: scenes point to it. */
export const removeScreenplay = defineCommand({
  name: 'removeScreenplay',
  args: z.object({ screenplayId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    // An undone acceptance can leave scenes behind that were worked on since.
    const hasScenes = groupBy(state.scene, 'screenplayId').has(screenplay._id);
    if (screenplay.state === 'accepted' || hasScenes) return refuse('locked', { what: '시나리오' });
    const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplay._id) ?? [];
    return changes([...edits.map((edit) => remove('reviewEdit', edit)), remove('screenplay', screenplay)]);
  },
});
