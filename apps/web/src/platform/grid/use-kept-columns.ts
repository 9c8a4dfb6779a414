import type { GridName } from '@ddak/protocol';
import type { ColumnLayout, ColumnLayouts, LaidColumns } from '@ddak/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptObject } from '../kept/kept-object.ts';
import { useGridLayoutsQuery, useKeepGridLayoutMutation } from './grid-layouts-api.ts';

/**
 * GR13: how somebody lays out the columns of a grid, on whatever device. This one remembers it for the next time, so that
 * it stands there at once and without a line; what the account says comes over it, unless something was changed meanwhile.
 */
export function useKeptColumns<C extends string>(grid: GridName, layouts: ColumnLayouts<C>): LaidColumns<C> {
  const key = `ddak:${grid}-columns`;
  const [layout, setLayout] = useState(() => layouts.read(keptObject(localStorage.getItem(key))));
  const { data } = useGridLayoutsQuery();
  const [keep] = useKeepGridLayoutMutation();
  const isTouched = useRef(false);
  const latest = useRef(layout);
  latest.current = layout;
  const show = useCallback(
    (next: ColumnLayout<C>) => {
      if (next === layouts.usual) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      setLayout(next);
    },
    [key, layouts],
  );
  useEffect(() => {
    if (!data || isTouched.current) return;
    const said = data[grid] ? layouts.read({ ...data[grid] }) : layouts.usual;
    if (JSON.stringify(said) !== JSON.stringify(latest.current)) show(said);
  }, [data, grid, layouts, show]);
  const change = useCallback(
    (next: ColumnLayout<C>) => {
      isTouched.current = true;
      show(next);
      const { order, hidden, widths } = next;
      const said = {
        order: [...order],
        hidden: [...hidden],
        widths: { ...widths } as Record<string, number>,
      };
      void keep({ grid, layout: next === layouts.usual ? null : said });
    },
    [grid, keep, layouts, show],
  );
  const columns = useMemo(() => layouts.shown(layout), [layouts, layout]);
  return { layouts, layout, columns, offered: layout.order, change };
}
