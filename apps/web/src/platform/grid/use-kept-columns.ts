import type { GridName } from '@ddak/protocol';
import type { ColumnLayout, ColumnLayouts, LaidColumns } from '@ddak/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../../sync/hooks.ts';
import { keptObject } from '../kept/kept-object.ts';
import { useGridLayoutsQuery, useKeepGridLayoutMutation } from './grid-layouts-api.ts';

/**
 * GR13: how somebody lays out the columns of a grid, on whatever device. This one remembers it for the next time, so that
 * it stands there at once and without a line; what the account says comes over it, unless something here was not sent yet.
 */
export function useKeptColumns<C extends string>(grid: GridName, layouts: ColumnLayouts<C>): LaidColumns<C> {
  const key = `ddak:${grid}-columns`;
  /** Under it stands who has laid them out here and could not tell the account yet. */
  const unsent = `${key}-unsent`;
  const { _id: me } = useMe();
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
  const send = useCallback(
    ({ order, hidden, widths }: ColumnLayout<C>, isUsual: boolean) => {
      const said = {
        order: [...order],
        hidden: [...hidden],
        widths: { ...widths } as Record<string, number>,
      };
      localStorage.setItem(unsent, me);
      // What could not be sent stays marked, and goes when the grid is opened again.
      keep({ grid, layout: isUsual ? null : said })
        .unwrap()
        .then(
          () => localStorage.removeItem(unsent),
          () => undefined,
        );
    },
    [grid, keep, me, unsent],
  );
  useEffect(() => {
    if (!data || isTouched.current) return;
    if (localStorage.getItem(unsent) === me) {
      isTouched.current = true;
      return send(latest.current, false);
    }
    const said = data[grid] ? layouts.read({ ...data[grid] }) : layouts.usual;
    if (JSON.stringify(said) !== JSON.stringify(latest.current)) show(said);
  }, [data, grid, layouts, me, send, show, unsent]);
  const change = useCallback(
    (next: ColumnLayout<C>) => {
      isTouched.current = true;
      show(next);
      send(next, next === layouts.usual);
    },
    [layouts, send, show],
  );
  return useMemo(
    () => ({ layouts, layout, columns: layouts.shown(layout), offered: layout.order, change }),
    [layouts, layout, change],
  );
}
