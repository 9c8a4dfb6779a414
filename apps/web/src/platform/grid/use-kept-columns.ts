import type { ColumnLayout, ColumnLayouts, LaidColumns } from '@ddak/ui';
import { useCallback, useMemo, useState } from 'react';
import { keptObject } from '../kept/kept-object.ts';

/** GR13: how this device lays out the columns of a grid; remembered here under `key` and nowhere else. */
export function useKeptColumns<C extends string>(key: string, layouts: ColumnLayouts<C>): LaidColumns<C> {
  const [layout, setLayout] = useState(() => layouts.read(keptObject(localStorage.getItem(key))));
  const change = useCallback(
    (next: ColumnLayout<C>) => {
      if (next === layouts.usual) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      setLayout(next);
    },
    [key, layouts],
  );
  const columns = useMemo(() => layouts.shown(layout), [layouts, layout]);
  return { layouts, layout, columns, offered: layout.order, change };
}
