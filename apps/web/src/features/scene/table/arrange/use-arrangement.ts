import type { Arrangement } from '@ddak/domain';
import { useCallback, useMemo, useState } from 'react';
import { readArrangement, USUAL_ARRANGEMENT } from './arrangement.ts';

const KEY = 'ddak:scene-arrangement';

/** How this device sorts and groups the scene list; remembered here and nowhere else, as its columns are. */
export function useArrangement() {
  const [arrangement, setArrangement] = useState(() => readArrangement(localStorage.getItem(KEY)));
  const change = useCallback((next: Arrangement) => {
    if (next.groupBy === USUAL_ARRANGEMENT.groupBy && next.sort === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
    setArrangement(next);
  }, []);
  return useMemo(() => ({ arrangement, change }), [arrangement, change]);
}

export type Arranging = ReturnType<typeof useArrangement>;
