import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { nameKey } from '../../breakdown/item-key.ts';
import { isDecided, itemText } from '../../breakdown/items-of-scene.ts';
import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { byOrder, keysAfter } from '../../kernel/order-key.ts';
import type { ListedItem } from './listed-scene.ts';

/**
 * SC13: the things of a list in a scene's breakdown, behind those that it has. One that it has by its name, of whatever kind,
 * takes the number of the list, and is no suggestion any more. `ordinal`: counts what the command makes; `bringer`: who brings a thing.
 */
export function listedItems(
  items: readonly ListedItem[],
  present: readonly BreakdownItem[],
  sceneId: Id,
  ordinal: () => number,
  bringer: (item: ListedItem) => string,
  { commandId, projectId }: Pick<PlanContext, 'commandId' | 'projectId'>,
): (Change | null)[] {
  const inOrder = [...present].sort(byOrder);
  const known = new Map(
    inOrder.flatMap((item) => [itemText(item), item.name].map((name) => [nameKey(name), item])),
  );
  const told = new Map(items.map((item) => [`${item.type}/${nameKey(item.name)}`, item]));
  const fresh: ListedItem[] = [];
  const changed = [...told.values()].map((item) => {
    const found = known.get(nameKey(item.name)) ?? known.get(nameKey(`${item.name} ${item.quantity ?? ''}`));
    if (!found) {
      fresh.push(item);
      return null;
    }
    const isSame = item.quantity === null || nameKey(found.name) !== nameKey(item.name);
    return update('breakdownItem', found, {
      ...(isSame ? {} : { quantity: item.quantity }),
      ...(isDecided(found) ? {} : { status: 'needed' as const }),
    });
  });
  const keys = keysAfter(inOrder, inOrder.at(-1)?._id ?? null, fresh.length);
  const added = fresh.map((item, i) =>
    insert('breakdownItem', {
      _id: deriveId(commandId, 'breakdownItem', ordinal()),
      projectId,
      sceneId,
      orderKey: keys[i]!,
      ...item,
      bringer: bringer(item),
      note: '',
      status: 'needed',
      source: 'manual',
      evidence: null,
    }),
  );
  return [...changed, ...added];
}
