import type { SheetChange } from '@ddak/domain';

/** So many lines can be read over; more of them, where the day has only moved, would hide what else is other. */
const FEW = 5;

/** CS114: what has changed, and apart from it the lines of which only the times have, where there are many. */
export function retimedApart(changes: readonly SheetChange[]): {
  readonly shown: readonly SheetChange[];
  readonly retimed: readonly SheetChange[];
} {
  const retimed = changes.filter(({ isRetimed }) => isRetimed);
  if (retimed.length <= FEW) return { shown: changes, retimed: [] };
  return { shown: changes.filter(({ isRetimed }) => !isRetimed), retimed };
}
