import type { Id } from '@ddak/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { chosenAfter } from './chosen-after.ts';

const NONE: readonly Id[] = [];

/** GR11: rows of a grid that are picked to be changed together. What a filter leaves out is not among them. */
export function usePickedRows(shownIds: readonly Id[], canEdit: boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const [isPicking, setIsPicking] = useState(false);
  const last = useRef<Id | null>(null);
  const rowIds = useMemo(
    () => (chosen.size === 0 || !canEdit ? NONE : shownIds.filter((id) => chosen.has(id))),
    [shownIds, chosen, canEdit],
  );
  const picked = useMemo(() => new Set(rowIds), [rowIds]);
  const latest = useRef({ shownIds, picked });
  latest.current = { shownIds, picked };
  const press = useCallback((name: Id, isRange: boolean) => {
    const now = latest.current;
    setChosen(chosenAfter(now.shownIds, now.picked, { name, from: last.current, isRange }));
    last.current = name;
  }, []);
  /** Takes all of them among the picked ones, or out where all are there. */
  const toggle = useCallback((ids: readonly Id[]) => {
    const next = new Set(latest.current.picked);
    const areIn = ids.every((id) => next.has(id));
    for (const id of ids)
      if (areIn) next.delete(id);
      else next.add(id);
    setChosen(next);
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  const toggleAll = useCallback(() => toggle(latest.current.shownIds), [toggle]);
  const togglePicking = useCallback(() => {
    setIsPicking((was) => !was);
    clear();
  }, [clear]);
  const isAll = rowIds.length > 0 && rowIds.length === shownIds.length;
  return useMemo(
    () => ({
      /** In the order of the list. */
      rowIds,
      picked,
      isAll,
      press,
      toggle,
      toggleAll,
      clear,
      /** On a phone: whether a tap picks a row. */
      isPicking,
      togglePicking,
    }),
    [rowIds, picked, isAll, press, toggle, toggleAll, clear, isPicking, togglePicking],
  );
}

export type PickedRows = ReturnType<typeof usePickedRows>;
