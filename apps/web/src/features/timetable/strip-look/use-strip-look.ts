import { useCallback, useMemo, useState } from 'react';
import { useCan } from '../../../sync/hooks.ts';
import { readLook, STRIP_FIELDS, type StripLook, show, USUAL_LOOK } from './strip-look.ts';

const KEY = 'ddak:board-strips';

/**
 * TT23: how strips look on this device; remembered here and nowhere else, as the columns of the scene list are. Things of the
 * breakdown are shown to those who may read it.
 */
export function useStripLook() {
  const mayReadItems = useCan('breakdown', 'read');
  const [kept, setKept] = useState(() => readLook(localStorage.getItem(KEY)));
  const change = useCallback((next: StripLook) => {
    if (next === USUAL_LOOK) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
    setKept(next);
  }, []);
  return useMemo(() => {
    const look = mayReadItems ? kept : show(kept, 'items', false);
    const offered = STRIP_FIELDS.filter(({ key }) => mayReadItems || key !== 'items');
    return { look, offered, change };
  }, [kept, mayReadItems, change]);
}

export type StripLooking = ReturnType<typeof useStripLook>;
