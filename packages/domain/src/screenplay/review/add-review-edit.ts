import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import { byOrder, keyAfter } from '../../kernel/order-key.ts';
import { leftToModel } from '../model-work.ts';
import { reviewStepSchema } from './review-step.ts';

/**
 * Keeps a review step behind those that exist. SY7: only while the version is in review. SY18: a model's step leaves what
 * people have decided.
 */
export const addReviewEdit = defineCommand({
  name: 'addReviewEdit',
  args: z.object({
    editId: idSchema,
    screenplayId: idSchema,
    step: reviewStepSchema,
    source: z.enum(['manual', 'ai']).optional(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (screenplay.state !== 'review') return refuse('not_in_review');
    if (state.reviewEdit.has(args.editId)) return refuse('already_exists');
    const edits = [...(groupBy(state.reviewEdit, 'screenplayId').get(screenplay._id) ?? [])].sort(byOrder);
    const step = args.source === 'ai' ? leftToModel(edits, args.step) : args.step;
    if (!step) return changes([]);
    return changes([
      insert('reviewEdit', {
        _id: args.editId,
        projectId: ctx.projectId,
        screenplayId: screenplay._id,
        orderKey: keyAfter(edits, edits.at(-1)?._id ?? null),
        step,
        source: args.source ?? 'manual',
      }),
    ]);
  },
});
