import type { ActiveCell } from '@ddak/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SceneColumn } from './scene-columns.ts';

/** Goes once to the cell that the address asks for, `?scene=…&column=…`; where that column is hidden, to the scene's first. */
export function useAskedCell({ shown, go }: Pick<ActiveCell<SceneColumn>, 'shown' | 'go'>): void {
  const [address, setAddress] = useSearchParams();
  const rowId = address.get('scene');
  const column = shown.columns.find((key) => key === address.get('column')) ?? shown.columns[0];
  const isShown = rowId !== null && shown.rowIds.includes(rowId);
  useEffect(() => {
    if (!isShown || !column) return;
    go({ rowId, column });
    setAddress({}, { replace: true });
  }, [rowId, column, isShown, go, setAddress]);
}
