import { elementsOf } from '../breakdown/elements/element.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { itemCosts } from './item-costs.ts';

const NOTHING: readonly string[] = [];
const NOTHING_PAID: ReadonlyMap<string, number> = new Map();

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

/** CO14: what is bought or made for the production, by the key of the thing: of each that a scene needs, on whichever day or none. */
export function paidOnce(state: ProjectState): ReadonlyMap<string, number> {
  const costs = itemCosts(state);
  if (costs.size === 0) return NOTHING_PAID;
  const elements = elementsOf(state);
  const isShot = (sceneId: Id) => state.scene.get(sceneId)?.status !== 'omitted';
  return new Map(
    [...costs].flatMap(([key, { fee }]) =>
      elements.get(key)?.items.some(({ sceneId }) => isShot(sceneId)) ? [[key, fee]] : [],
    ),
  );
}
