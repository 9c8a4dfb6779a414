import { groupBy } from '../kernel/group-by.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { ProjectState } from '../state.ts';
import { BREAKDOWN_TYPES, type BreakdownItem } from './breakdown-item.ts';

/** The items of a scene, by category and then their order. */
export function itemsOfScene(state: ProjectState, sceneId: string): readonly BreakdownItem[] {
  const items = groupBy(state.breakdownItem, 'sceneId').get(sceneId) ?? [];
  const rank = (item: BreakdownItem): number => BREAKDOWN_TYPES.indexOf(item.type);
  return [...items].sort((a, b) => rank(a) - rank(b) || byOrder(a, b));
}

/** `우산 5`: an item with its number, where there is more than one. */
export const itemText = (item: BreakdownItem): string =>
  item.quantity === null || item.quantity === 1 ? item.name : `${item.name} ${item.quantity}`;
