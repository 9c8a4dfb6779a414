import { elementsOf } from '../breakdown/elements/element.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { itemCosts } from './item-costs.ts';

const NOTHING: readonly string[] = [];

/** CO13: the things that a scene needs and that are hired by the date, by their keys. */
export function hiredThings(state: ProjectState, sceneId: Id): readonly string[] {
  const costs = itemCosts(state);
  if (costs.size === 0) return NOTHING;
  const keys = new Set(itemsOfScene(state, sceneId).map(itemKey));
  return [...keys].filter((key) => (costs.get(key)?.dayFee ?? 0) > 0);
}

/** What each of them costs for a date. */
export const hireFees = (state: ProjectState): ReadonlyMap<string, number> =>
  new Map([...itemCosts(state)].map(([key, { dayFee }]) => [key, dayFee]));

/** CO14: what is bought or made for the production: of each thing that a scene needs, on whichever day or none. */
export function paidOnce(state: ProjectState): number {
  const elements = elementsOf(state);
  const isShot = (sceneId: Id) => state.scene.get(sceneId)?.status !== 'omitted';
  let won = 0;
  for (const [key, { fee }] of itemCosts(state))
    if (elements.get(key)?.items.some(({ sceneId }) => isShot(sceneId))) won += fee;
  return won;
}
