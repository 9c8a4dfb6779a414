import type { Id } from '@ddak/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { chosenAfter } from '../chosen-after.ts';

/** GR11: scenes that are picked to be changed together. What a filter leaves out is not among them. */
export function usePickedScenes(sceneIds: readonly Id[], canEdit: boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const [isPicking, setIsPicking] = useState(false);
  const last = useRef<Id | null>(null);
  const scenes = useMemo(
    () => (chosen.size === 0 || !canEdit ? [] : sceneIds.filter((id) => chosen.has(id))),
    [sceneIds, chosen, canEdit],
  );
  const picked = useMemo(() => new Set(scenes), [scenes]);
  const latest = useRef({ sceneIds, picked });
  latest.current = { sceneIds, picked };
  const press = useCallback((name: Id, isRange: boolean) => {
    const now = latest.current;
    setChosen(chosenAfter(now.sceneIds, now.picked, { name, from: last.current, isRange }));
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
  const toggleAll = useCallback(() => toggle(latest.current.sceneIds), [toggle]);
  return {
    /** In the order of the list. */
    scenes,
    picked,
    isAll: scenes.length > 0 && scenes.length === sceneIds.length,
    press,
    toggle,
    toggleAll,
    clear,
    /** On a phone: whether a tap picks a scene. */
    isPicking,
    togglePicking() {
      setIsPicking(!isPicking);
      clear();
    },
  };
}

export type PickedScenes = ReturnType<typeof usePickedScenes>;
