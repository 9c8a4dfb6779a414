import type { LaidBlock, RowTexts } from '@ddak/ui';
import { nameKey } from './row-of-name.ts';

export interface FreshRows<C extends string> {
  readonly rows: readonly RowTexts<C>[];
  /** The names of rows that are there already, or of several. */
  readonly known: readonly string[];
  /** So many say no name. */
  readonly nameless: number;
}

/** GR28: the rows of a block that the list does not have, as new ones; what is named twice is one. */
export function freshRows<C extends string>(
  beyond: LaidBlock<C>['beyond'],
  column: C,
  isKnown: (name: string) => boolean,
  newId: () => string,
): FreshRows<C> {
  const rows = new Map<string, RowTexts<C>>();
  const known: string[] = [];
  let nameless = 0;
  for (const cells of beyond) {
    const name = cells.find(([key]) => key === column)?.[1].trim() ?? '';
    if (name === '') nameless += cells.some(([, text]) => text.trim() !== '') ? 1 : 0;
    else if (isKnown(name)) known.push(name);
    else {
      const { rowId, cells: earlier } = rows.get(nameKey(name)) ?? { rowId: newId(), cells: [] };
      const more = cells.filter(
        ([key, text]) => text.trim() !== '' && (key !== column || earlier.length === 0),
      );
      rows.set(nameKey(name), { rowId, cells: [...earlier, ...more] });
    }
  }
  return { rows: [...rows.values()], known, nameless };
}
