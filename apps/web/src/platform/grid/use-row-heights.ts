import type { RowHeights } from '@ddak/ui';
import { useMemo, useState } from 'react';

const FIT = 'fit';

/** GR26: how high this device draws the rows of a list; remembered here under `key` and nowhere else. */
export function useRowHeights(key: string): RowHeights {
  const [fit, setFit] = useState(() => localStorage.getItem(key) === FIT);
  return useMemo(
    () => ({
      fit,
      onFit(next) {
        if (next) localStorage.setItem(key, FIT);
        else localStorage.removeItem(key);
        setFit(next);
      },
    }),
    [fit, key],
  );
}
