import { useCallback, useState } from 'react';
import { type ColumnWidth, isColumnWidth } from './column-width.ts';

const KEY = 'ddak:board-width';

/** How wide this device shows a day; remembered here and nowhere else. */
export function useColumnWidth() {
  const [width, setWidth] = useState<ColumnWidth>(() => {
    const kept = localStorage.getItem(KEY);
    return isColumnWidth(kept) ? kept : 'usual';
  });
  const onWidth = useCallback((next: ColumnWidth) => {
    localStorage.setItem(KEY, next);
    setWidth(next);
  }, []);
  return { width, onWidth };
}
