import { type Change, insert, remove, update } from '../../change.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { itemKey } from '../item-key.ts';
import type { ElementName } from './element.ts';
import type { ElementPlan } from './element-plan-schema.ts';

const remember = remembering<ProjectState['elementPlan'], ReadonlyMap<string, ElementPlan>>();

/** What is said of things, by their keys. Of two that undo has left the older one counts. */
export const elementPlans = (state: ProjectState): ReadonlyMap<string, ElementPlan> =>
  remember(
    state.elementPlan,
    [],
    () =>
      new Map(
        [...state.elementPlan.values()]
          .sort((a, b) => (a._id < b._id ? 1 : -1))
          .map((plan) => [itemKey(plan), plan]),
      ),
  );

export const planOfElement = (state: ProjectState, element: ElementName): ElementPlan | undefined =>
  elementPlans(state).get(itemKey(element));

/** As many stretches as anything may have. */
const MOST = 200;

/**
 * EL8: what becomes of it where things get another name, or become one: it goes along. Of several the times are those of all,
 * and it comes with whoever it came with.
 */
export function moveElementPlans(
  state: ProjectState,
  from: readonly ElementName[],
  to: ElementName,
): (Change | null)[] {
  const own = planOfElement(state, to);
  const others = from
    .filter((element) => itemKey(element) !== itemKey(to))
    .flatMap((element) => planOfElement(state, element) ?? []);
  const [kept = others[0], gone] = own ? [own, others] : [others[0], others.slice(1)];
  if (!kept || others.length === 0) return [];
  const all = [kept, ...gone];
  const times = new Map(
    all.flatMap(({ availability }) => availability).map((one) => [JSON.stringify(one), one]),
  );
  return [
    ...gone.map((plan) => remove('elementPlan', plan)),
    update('elementPlan', kept, {
      ...{ type: to.type, name: to.name },
      availability: [...times.values()].slice(0, MOST),
      characterId: all.find(({ characterId }) => characterId !== null)?.characterId ?? null,
    }),
  ];
}

/** Says it, where nothing was said before too. */
export function sayElementPlan(
  state: ProjectState,
  element: ElementName,
  said: Pick<ElementPlan, 'availability' | 'characterId'>,
  ids: Pick<ElementPlan, '_id' | 'projectId'>,
): Change | null {
  const present = planOfElement(state, element);
  if (present) return update('elementPlan', present, said);
  if (said.availability.length === 0 && said.characterId === null) return null;
  return insert('elementPlan', { ...ids, type: element.type, name: element.name, ...said });
}
