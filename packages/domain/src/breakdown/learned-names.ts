import type { BreakdownItem } from './breakdown-item.ts';
import { itemKey } from './item-key.ts';

type Decided = Pick<BreakdownItem, 'type' | 'subtype' | 'name' | 'status'>;

/** What a project's people have decided about names: to be found again, or not to be offered again. */
export interface LearnedNames {
  readonly accepted: readonly Pick<BreakdownItem, 'type' | 'subtype' | 'name'>[];
  readonly rejected: readonly Pick<BreakdownItem, 'type' | 'name'>[];
}

/** BD5: a name that stands in any breakdown is accepted; one that was only ever rejected is rejected. */
export function learnedNames(items: Iterable<Decided>): LearnedNames {
  const accepted = new Map<string, LearnedNames['accepted'][number]>();
  const rejected = new Map<string, LearnedNames['rejected'][number]>();
  for (const { type, subtype, name, status } of items) {
    if (status === 'needed' || status === 'ready')
      accepted.set(itemKey({ type, name }), { type, subtype, name });
    if (status === 'rejected') rejected.set(itemKey({ type, name }), { type, name });
  }
  const never = [...rejected].filter(([key]) => !accepted.has(key)).map(([, item]) => item);
  return { accepted: [...accepted.values()], rejected: never };
}
