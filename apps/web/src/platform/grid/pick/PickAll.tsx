import type { PickedRows } from './use-picked-rows.ts';

/** The box at the head of the table: picks all that is shown, or none. */
export function PickAll({ picks }: { readonly picks: PickedRows }) {
  const isSome = picks.rowIds.length > 0 && !picks.isAll;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      type="checkbox"
      aria-label="모두 고르기"
      style={{ marginRight: 8, verticalAlign: -2 }}
      checked={picks.isAll}
      onChange={picks.toggleAll}
    />
  );
}
