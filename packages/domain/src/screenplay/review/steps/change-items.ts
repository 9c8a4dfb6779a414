import type { BreakdownCandidate } from '../../../breakdown/breakdown-candidate.ts';
import { itemKey } from '../../../breakdown/item-key.ts';
import type { ReviewState } from '../review-state.ts';
import type { NamedItem } from '../review-step.ts';
import { changeDraft } from './edit-heading.ts';

/** SY19: the scene may need these, too. They go with the lines that they come from. Null: no such scene. */
export function addItems(
  state: ReviewState,
  headingLine: number,
  items: readonly BreakdownCandidate[],
): ReviewState | null {
  const keys = new Set(items.map(itemAt));
  const droppedItems = new Set([...state.droppedItems].filter((key) => !keys.has(key)));
  const addedItems = [...state.addedItems.filter((item) => !keys.has(itemAt(item))), ...items];
  return changeDraft({ ...state, addedItems, droppedItems }, headingLine, (draft) => ({ ...draft }));
}

/** SY19: these are nothing to be prepared. Null: no such scene. */
export function dropItems(
  state: ReviewState,
  headingLine: number,
  items: readonly NamedItem[],
): ReviewState | null {
  const droppedItems = new Set([...state.droppedItems, ...items.map(itemAt)]);
  return changeDraft({ ...state, droppedItems }, headingLine, (draft) => ({ ...draft }));
}

/** What one candidate is known by within a version. */
export const itemAt = (item: NamedItem): string => `${item.line}/${itemKey(item)}`;
