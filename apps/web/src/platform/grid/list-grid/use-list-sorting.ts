import { useCallback, useState } from 'react';
import { keptObject } from '../../kept/kept-object.ts';
import type { ListSorting } from './sort-groups.ts';

/** GR14: how this device sorts a list; remembered here under `key` and nowhere else. */
export function useListSorting<C extends string>(key: string, columns: readonly { readonly key: C }[]) {
  const [sort, setSort] = useState(() => readSorting(localStorage.getItem(key), columns));
  const change = useCallback(
    (next: ListSorting<C> | null) => {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      setSort(next);
    },
    [key],
  );
  return { sort, setSort: change };
}

/** What was kept, as far as it can be read. */
function readSorting<C extends string>(
  kept: string | null,
  columns: readonly { readonly key: C }[],
): ListSorting<C> | null {
  const { column, descending } = keptObject(kept);
  const known = columns.find(({ key }) => key === column);
  return known ? { column: known.key, descending: descending === true } : null;
}
