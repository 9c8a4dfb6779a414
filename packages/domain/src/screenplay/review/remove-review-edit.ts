import { z } from 'zod';
import { remove } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';

/** Takes a review step back, wherever it stands among the others. SY7: only while the version is in review. */
export const removeReviewEdit = defineCommand({
  name: 'removeReviewEdit',
  args: z.object({ editId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const edit = state.reviewEdit.get(args.editId);
    if (!edit) return refuse('not_found', { what: '검토 기록' });
    if (state.screenplay.get(edit.screenplayId)?.state !== 'review') return refuse('not_in_review');
    return changes([remove('reviewEdit', edit)]);
  },
});
