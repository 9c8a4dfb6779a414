import { z } from 'zod';
import { insert, remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { byOrder, keysAfter } from '../kernel/order-key.ts';
import { breakdownItemSchema } from './breakdown-item.ts';
import { bringerOf } from './elements/element.ts';
import { isTagged } from './is-tagged.ts';
import { itemKey } from './item-key.ts';

/**
 * Adds items to a scene's breakdown, behind those that it has. BD8: an open suggestion of the same thing gives way to
 * an item, and nothing is suggested that the scene has, in whatever state; BD11: nor what people have tagged.
 */
export const addBreakdownItems = defineCommand({
  name: 'addBreakdownItems',
  args: z.object({
    sceneId: idSchema,
    items: z
      .array(
        breakdownItemSchema.pick({ _id: true, type: true, name: true }).extend({
          subtype: breakdownItemSchema.shape.subtype.default(''),
          quantity: breakdownItemSchema.shape.quantity.default(null),
          note: breakdownItemSchema.shape.note.default(''),
          source: breakdownItemSchema.shape.source.default('manual'),
          evidence: breakdownItemSchema.shape.evidence.default(null),
          status: z.enum(['suggested', 'needed']).optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args, ctx) {
    if (!state.scene.has(args.sceneId)) return refuse('not_found', { what: '씬' });
    if (args.items.some(({ _id }) => state.breakdownItem.has(_id))) return refuse('already_exists');
    const present = [...(groupBy(state.breakdownItem, 'sceneId').get(args.sceneId) ?? [])].sort(byOrder);
    const known = new Set(present.map(itemKey));
    const items = args.items.filter(
      (item) => item.status !== 'suggested' || !(known.has(itemKey(item)) || isTagged(item, present)),
    );
    const added = new Set(items.map(itemKey));
    const decided = items.map((item) => ({ ...item, status: item.status ?? 'needed' }));
    const answered = present.filter(
      (item) => item.status === 'suggested' && (added.has(itemKey(item)) || isTagged(item, decided)),
    );
    const keys = keysAfter(present, present.at(-1)?._id ?? null, items.length);
    return changes([
      ...answered.map((item) => remove('breakdownItem', item)),
      ...items.map((item, i) =>
        insert('breakdownItem', {
          ...item,
          projectId: ctx.projectId,
          sceneId: args.sceneId,
          orderKey: keys[i]!,
          status: item.status ?? 'needed',
          bringer: bringerOf(state, item),
        }),
      ),
    ]);
  },
});
