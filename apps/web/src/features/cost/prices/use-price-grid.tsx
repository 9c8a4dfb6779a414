import { MOST_PRICES } from '@ddak/domain';
import { useMemo } from 'react';
import { useListGrid } from '../../../platform/grid/list-grid/use-list-grid.ts';
import { newId, useRunCommand } from '../../../sync/hooks.ts';
import { fillPrices } from './fill-prices.ts';
import { PRICE_COLUMNS, PRICE_LAYOUTS } from './price-columns.tsx';
import type { PriceGroup } from './price-rows.ts';

/** The prices as somebody works in them: as a table on a laptop, as cards on a phone. */
export function usePriceGrid(priceGroups: readonly PriceGroup[], canEdit: boolean) {
  const run = useRunCommand();
  const groups = useMemo(
    () =>
      priceGroups.map(({ key, title, rows }) => ({
        key,
        title: (
          <>
            {title} <em>{`${rows.length}${key === 'place' ? '곳' : '명'}`}</em>
          </>
        ),
        rows,
      })),
    [priceGroups],
  );
  const grid = useListGrid({
    ...{ name: 'price', layouts: PRICE_LAYOUTS, columns: PRICE_COLUMNS, groups, canEdit },
    nameOf: ({ name }) => name,
    most: MOST_PRICES,
    names: { column: 'name', of: ({ name }) => [name] },
    write(texts) {
      const { args, refused } = fillPrices(grid.rows, texts, newId);
      const count = args ? args.people.length + args.places.length : 0;
      return { count, send: () => run('setPrices', args!), refused };
    },
    onRemove: null,
  });
  return grid;
}

export type PriceGridWork = ReturnType<typeof usePriceGrid>;
