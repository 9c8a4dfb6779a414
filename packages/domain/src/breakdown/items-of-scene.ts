import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { BREAKDOWN_TYPES, type BreakdownItem } from './breakdown-item.ts';

const rank = (item: BreakdownItem): number => BREAKDOWN_TYPES.indexOf(item.type);

/** BD6: whether an item is part of its scene's breakdown, rather than offered or turned down. */
export const isDecided = ({ status }: Pick<BreakdownItem, 'status'>): boolean =>
  status === 'needed' || status === 'ready';

const NO_ITEMS: readonly BreakdownItem[] = [];

/** The items of a scene that `keep` takes, in order; the same list until the scene's breakdown changes. */
function inOrder(keep: (item: BreakdownItem) => boolean) {
  const remember = remembering<readonly BreakdownItem[], readonly BreakdownItem[]>();
  return (state: ProjectState, sceneId: string): readonly BreakdownItem[] => {
    const items = groupBy(state.breakdownItem, 'sceneId').get(sceneId) ?? NO_ITEMS;
    return remember(items, [], () => items.filter(keep).sort((a, b) => rank(a) - rank(b) || byOrder(a, b)));
  };
}

/** The items of a scene, by category and then their order: what people need, without open or rejected suggestions. */
export const itemsOfScene = inOrder(isDecided);

/** The suggestions that nobody has decided on yet, in the same order. */
export const suggestionsOfScene = inOrder(({ status }) => status === 'suggested');

/** `우산 5`: an item with its number, where there is more than one. */
export const itemText = (item: BreakdownItem): string =>
  item.quantity === null || item.quantity === 1 ? item.name : `${item.name} ${item.quantity}`;
