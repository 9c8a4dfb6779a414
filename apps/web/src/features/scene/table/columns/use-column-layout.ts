import { useCallback, useMemo, useState } from 'react';
import { type ColumnLayout, readLayout, shownColumns, USUAL_LAYOUT } from './column-layout.ts';

const KEY = 'ddak:scene-columns';

/** How this device lays out the columns of the scene list; remembered here and nowhere else. */
export function useColumnLayout() {
  const [layout, setLayout] = useState(() => readLayout(localStorage.getItem(KEY)));
  const change = useCallback((next: ColumnLayout) => {
    if (next === USUAL_LAYOUT) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
    setLayout(next);
  }, []);
  const columns = useMemo(() => shownColumns(layout), [layout]);
  return { layout, columns, change };
}

export type Columns = ReturnType<typeof useColumnLayout>;
