import { ITEM_COLUMNS, isItemColumn } from '@ddak/domain';
import { useCallback, useMemo, useState } from 'react';
import { useCan } from '../../../../sync/hooks.ts';
import { type ColumnLayout, readLayout, shownColumns, USUAL_LAYOUT } from './column-layout.ts';

const KEY = 'ddak:scene-columns';

/**
 * How this device lays out the columns of the scene list; remembered here and nowhere else. Things of the breakdown are shown
 * to those who may read it.
 */
export function useColumnLayout() {
  const mayReadItems = useCan('breakdown', 'read');
  const [kept, setKept] = useState(() => readLayout(localStorage.getItem(KEY)));
  const change = useCallback((next: ColumnLayout) => {
    if (next === USUAL_LAYOUT) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
    setKept(next);
  }, []);
  const layout = useMemo(() => (mayReadItems ? kept : withoutItems(kept)), [kept, mayReadItems]);
  const columns = useMemo(() => shownColumns(layout), [layout]);
  const offered = mayReadItems ? layout.order : layout.order.filter((key) => !isItemColumn(key));
  return { layout, columns, offered, change };
}

const withoutItems = (layout: ColumnLayout): ColumnLayout => ({
  ...layout,
  hidden: [...layout.hidden, ...ITEM_COLUMNS],
});

export type Columns = ReturnType<typeof useColumnLayout>;
