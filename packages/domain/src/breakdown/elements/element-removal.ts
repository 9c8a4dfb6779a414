import { type Change, remove } from '../../change.ts';
import { costOfElement } from '../../cost/item-costs.ts';
import type { ProjectState } from '../../state.ts';
import { isDecided } from '../items-of-scene.ts';
import { type ElementName, rowsOfElement } from './element.ts';
import { planOfElement } from './element-plan.ts';

/** EL7: a thing goes out of all its scenes; null: none needs it. What is suggested or was turned down by its name stays so. */
export function elementRemoval(state: ProjectState, element: ElementName): readonly Change[] | null {
  const items = rowsOfElement(state, element).filter(isDecided);
  if (items.length === 0) return null;
  const plan = planOfElement(state, element);
  const cost = costOfElement(state, element);
  return [
    ...items.map((item) => remove('breakdownItem', item)),
    ...(plan ? [remove('elementPlan', plan)] : []),
    ...(cost ? [remove('itemCost', cost)] : []),
  ];
}
