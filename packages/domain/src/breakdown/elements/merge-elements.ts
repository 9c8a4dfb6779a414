import { z } from 'zod';
import { type Change, remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { moveItemCosts } from '../../cost/item-costs.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { byOrder } from '../../kernel/order-key.ts';
import { moveNoPersons } from '../../scene/characters/no-person.ts';
import type { ProjectState } from '../../state.ts';
import type { BreakdownItem } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { isDecided } from '../items-of-scene.ts';
import { elementSchema, mostCommonName, rowsOfElement } from './element.ts';
import { moveElementPlans } from './element-plan.ts';
import { foldItems } from './fold-items.ts';

/**
 * EL4: several things turn out to be one. Their scenes have the one that stays; in a scene that has several of them they
 * become one row, which keeps what all of them say, with the comments and attachments of those that go.
 */
export const mergeElements = defineCommand({
  name: 'mergeElements',
  args: z.object({ into: elementSchema, others: z.array(elementSchema).min(1).max(100) }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, args) {
    const own = rowsOfElement(state, args.into);
    const wanted = new Map(args.others.map((other) => [itemKey(other), other]));
    wanted.delete(itemKey(args.into));
    const found = [...wanted.values()]
      .map((other) => rowsOfElement(state, other))
      .filter((rows) => rows.some(isDecided));
    const staying = own.filter(isDecided);
    if (staying.length === 0 || found.length === 0) return refuse('not_found', { what: '품목' });
    const name = mostCommonName(staying);
    const { type, subtype } = staying.reduce((a, b) => (a._id < b._id ? a : b));
    const others = found.flat();
    const gone = [...wanted.values()];
    const list: (Change | null)[] = [
      ...moveElementPlans(state, gone, { type, name }),
      ...moveItemCosts(state, gone, { type, name }),
      ...moveNoPersons(state, gone, { type, name }),
    ];
    for (const sceneId of new Set(others.map((item) => item.sceneId))) {
      const [kept, ...rest] = [...of(own, sceneId), ...of(others, sceneId)];
      const folded = rest.length > 0 ? foldItems(kept!, rest) : null;
      if (folded) {
        list.push(...rest.flatMap((item) => hangOn(state, item, kept!)));
        list.push(update('breakdownItem', kept!, { type, subtype, name, ...folded }));
        list.push(...rest.map((item) => remove('breakdownItem', item)));
      } else
        for (const item of [kept!, ...rest])
          list.push(update('breakdownItem', item, { type, subtype, name }));
    }
    return changes(list, { adjusted: found.length < wanted.size });
  },
});

/** Those of a scene, what people have decided on first. */
const of = (items: readonly BreakdownItem[], sceneId: string): BreakdownItem[] =>
  items
    .filter((item) => item.sceneId === sceneId)
    .sort((a, b) => Number(isDecided(b)) - Number(isDecided(a)) || byOrder(a, b));

const hangOn = (state: ProjectState, item: BreakdownItem, { _id }: BreakdownItem): (Change | null)[] => [
  ...(groupBy(state.comment, 'targetId').get(item._id) ?? []).map((one) =>
    update('comment', one, { targetId: _id }),
  ),
  ...(groupBy(state.attachment, 'targetId').get(item._id) ?? []).map((one) =>
    update('attachment', one, { targetId: _id }),
  ),
];
