import { type ArgsOf, BREAKDOWN_TYPES } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

export const breakdownGestures = {
  addBreakdownItems: (hand) => {
    const sceneId = hand.rowId('scene');
    const items = Array.from({ length: hand.int(1, 3) }, () => ({
      _id: hand.newId(),
      type: hand.one(BREAKDOWN_TYPES),
      name: hand.word(),
      subtype: '',
      quantity: hand.one([null, hand.int(1, 20)]),
      note: '',
      source: 'manual' as const,
      evidence: null,
      status: hand.one(['suggested', 'needed'] as const),
    }));
    return sceneId ? { sceneId, items } : null;
  },
  editBreakdownItem: (hand) => {
    const itemId = hand.rowId('breakdownItem');
    const patch = hand.patch({
      name: () => hand.word(),
      quantity: () => hand.int(1, 20),
      status: () => hand.one(['needed', 'ready'] as const),
    });
    return itemId ? { itemId, patch } : null;
  },
  acceptBreakdownItems: (hand) => {
    const itemIds = hand.rowIds('breakdownItem', 3);
    return itemIds.length > 0 ? { itemIds } : null;
  },
  rejectBreakdownItems: (hand) => {
    const itemIds = hand.rowIds('breakdownItem', 3);
    return itemIds.length > 0 ? { itemIds } : null;
  },
  removeBreakdownItems: (hand) => {
    const itemIds = hand.rowIds('breakdownItem', 3);
    return itemIds.length > 0 ? { itemIds } : null;
  },
  editElement: (hand) => {
    const element = elementAt(hand);
    const patch = hand.patch({
      name: () => hand.word(),
      bringer: () => hand.word(),
      note: () => hand.word(),
      status: () => hand.one(['needed', 'ready'] as const),
    });
    return element ? { element, patch } : null;
  },
  fillElements: (hand) => {
    const fills = Array.from({ length: hand.int(1, 3) }, () => elementAt(hand)).flatMap((element) => {
      const patch = () =>
        hand.patch({
          name: () => hand.word(),
          note: () => hand.word(),
          status: () => hand.one(['needed', 'ready'] as const),
        });
      return element ? [{ element, patch: patch() }] : [];
    });
    return fills.length > 0 ? { fills } : null;
  },
  mergeElements: (hand) => {
    const [into, ...others] = Array.from({ length: hand.int(2, 4) }, () => elementAt(hand));
    const known = others.filter((other) => other !== null);
    return into && known.length > 0 ? { into, others: known } : null;
  },
  planElement: (hand) => {
    const element = elementAt(hand);
    return (
      element && {
        planId: hand.newId(),
        element,
        availability: [],
        characterId: hand.rowId('character'),
        joins: true,
      }
    );
  },
  removeElement: (hand) => {
    const element = elementAt(hand);
    return element && { element };
  },
  removeElements: (hand) => {
    const elements = [elementAt(hand), elementAt(hand)].filter((element) => element !== null);
    return elements.length > 0 ? { elements } : null;
  },
  splitElement: (hand) => {
    const element = elementAt(hand);
    const sceneIds = hand.rowIds('scene', 4);
    return element && sceneIds.length > 0 ? { element, sceneIds, name: hand.word() } : null;
  },
} satisfies GesturesFor<
  | 'addBreakdownItems'
  | 'editBreakdownItem'
  | 'removeBreakdownItems'
  | 'acceptBreakdownItems'
  | 'rejectBreakdownItems'
  | 'editElement'
  | 'fillElements'
  | 'mergeElements'
  | 'planElement'
  | 'removeElement'
  | 'removeElements'
  | 'splitElement'
>;

/** The thing that a row of the list names; null where none is shown. */
function elementAt(hand: Hand): ArgsOf<'editElement'>['element'] | null {
  const item = hand.view.breakdownItem.get(hand.rowId('breakdownItem') ?? '');
  return item ? { type: item.type, name: item.name } : null;
}
