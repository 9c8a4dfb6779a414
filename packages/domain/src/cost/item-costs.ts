import type { ElementName } from '../breakdown/elements/element.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { type Change, remove, update } from '../change.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import type { ItemCost } from './pay.ts';

const remember = remembering<ProjectState['itemCost'], ReadonlyMap<string, ItemCost>>();

/** CO13: what things cost, by their keys. Of two that undo has left the older one counts. */
export const itemCosts = (state: ProjectState): ReadonlyMap<string, ItemCost> =>
  remember(
    state.itemCost,
    [],
    () =>
      new Map(
        [...state.itemCost.values()]
          .sort((a, b) => (a._id < b._id ? 1 : -1))
          .map((cost) => [itemKey(cost), cost]),
      ),
  );

export const costOfElement = (state: ProjectState, element: ElementName): ItemCost | undefined =>
  itemCosts(state).get(itemKey(element));

/** EL10: of several that are one the larger of each fee stays: two names of one thing are not paid twice. */
export const largestFees = (costs: readonly ItemCost[]): Pick<ItemCost, 'fee' | 'dayFee'> => ({
  fee: Math.max(0, ...costs.map(({ fee }) => fee)),
  dayFee: Math.max(0, ...costs.map(({ dayFee }) => dayFee)),
});

/**
 * EL10: what things cost goes along where they get another name or become one. What stays is a row that changes its name,
 * unless its own fees are the largest: an undo takes what changed its name along (UN7), and no fee by itself.
 */
export function moveItemCosts(
  state: ProjectState,
  from: readonly ElementName[],
  to: ElementName,
): (Change | null)[] {
  const own = costOfElement(state, to);
  const others = from
    .filter((element) => itemKey(element) !== itemKey(to))
    .flatMap((element) => costOfElement(state, element) ?? []);
  const fees = largestFees(own ? [own, ...others] : others);
  const staysAsIs = own && own.fee === fees.fee && own.dayFee === fees.dayFee;
  const kept = staysAsIs ? own : others[0];
  if (!kept) return [];
  const gone = [...(own ? [own] : []), ...others].filter((cost) => cost !== kept);
  return [
    ...gone.map((cost) => remove('itemCost', cost)),
    kept === own ? null : update('itemCost', kept, { type: to.type, name: to.name, ...fees }),
  ];
}
