import { type Change, remove, update } from '../../change.ts';
import { moveItemCosts } from '../../cost/item-costs.ts';
import { moveNoPersons } from '../../scene/characters/no-person.ts';
import type { ProjectState } from '../../state.ts';
import type { BreakdownItem } from '../breakdown-item.ts';
import { itemKey } from '../item-key.ts';
import { isDecided } from '../items-of-scene.ts';
import { type ElementName, rowsOfElement } from './element.ts';
import { moveElementPlans } from './element-plan.ts';

export type ElementPatch = Partial<Pick<BreakdownItem, 'type' | 'name' | 'subtype' | 'note' | 'bringer'>> & {
  readonly status?: 'needed' | 'ready' | undefined;
};

/**
 * EL2, EL3: what becomes of the rows of a thing of which something is said in all its scenes. A name goes to its suggestions
 * too; an open suggestion of the new name in a scene that has the thing is answered by it (BD8). What else is said of it goes along.
 */
export function elementChanges(
  state: ProjectState,
  element: ElementName,
  patch: ElementPatch,
): readonly (Change | null)[] {
  const items = rowsOfElement(state, element);
  const { type = element.type, name = element.name, bringer } = patch;
  const renamed = { type, name };
  const finer = type === element.type ? {} : { subtype: patch.subtype ?? '' };
  const isOther = itemKey(renamed) !== itemKey(element);
  const scenes = new Set(items.filter(isDecided).map(({ sceneId }) => sceneId));
  const answered = isOther ? rowsOfElement(state, renamed) : [];
  return [
    ...(isOther ? moveElementPlans(state, [element], renamed) : []),
    ...(isOther ? moveItemCosts(state, [element], renamed) : []),
    ...(isOther ? moveNoPersons(state, [element], renamed) : []),
    ...answered
      .filter(({ status, sceneId }) => status === 'suggested' && scenes.has(sceneId))
      .map((item) => remove('breakdownItem', item)),
    ...items.map((item) =>
      update('breakdownItem', item, {
        ...(isDecided(item) ? patch : { type: patch.type, name: patch.name, bringer }),
        ...finer,
      }),
    ),
  ];
}
