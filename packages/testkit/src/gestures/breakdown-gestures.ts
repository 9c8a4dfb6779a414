import { BREAKDOWN_TYPES } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';

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
} satisfies GesturesFor<
  | 'addBreakdownItems'
  | 'editBreakdownItem'
  | 'removeBreakdownItems'
  | 'acceptBreakdownItems'
  | 'rejectBreakdownItems'
>;
