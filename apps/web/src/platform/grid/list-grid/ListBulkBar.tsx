import type { Id } from '@ddak/domain';
import { ConfirmDialog, DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import { PickBar } from '../pick/PickBar.tsx';
import { ColumnOfAll } from './ColumnOfAll.tsx';
import type { ListRow } from './list-column.ts';
import { BULK_ID } from './list-head.ts';
import type { ListGridWork } from './use-list-grid.ts';
import { useListPlace } from './use-list-place.ts';

/** GR23: what can be done with picked rows but to set a column. */
export interface ListBulk<R> {
  /** `인물`. */
  readonly what: string;
  /** `3명`. */
  readonly count: (many: number) => string;
  /** Null: rows are not removed. */
  readonly removal: BulkRemoval<R> | null;
  /** Takes the others into one; null: they are not merged. */
  readonly onMerge: ((into: R, others: readonly R[]) => void) | null;
}

export interface BulkRemoval<R> {
  /** `지우기`. */
  readonly label: string;
  /** `인물 3명을 지울까요?` */
  readonly asks: (many: number) => string;
  /** `인물 3명을 지웠어요.` */
  readonly says: (many: number) => string;
  readonly lossesOf: (rows: readonly R[]) => readonly string[];
  /** Answers the id of the command that removes them. */
  readonly remove: (rows: readonly R[]) => Id;
}

/** As many of the picked rows are offered to be the one that stays. */
const MOST_OFFERED = 12;

/** GR23: the bar with what can be done with the picked rows of a list, in place of its search. */
export function ListBulkBar<R extends ListRow, C extends string>(props: {
  readonly grid: ListGridWork<R, C>;
  readonly bulk: ListBulk<R>;
}) {
  const { grid, bulk } = props;
  const place = useListPlace(BULK_ID);
  const { rowIds } = grid.picks;
  const rows = rowIds.flatMap((id) => grid.rows.get(id) ?? []);
  const of = bulk.count(rows.length);
  if (rows.length === 0 || !place) return null;
  const columns = grid.shown.columns.filter((key) => {
    const edit = grid.columnOf.get(key)?.edit;
    return edit && !edit.isOwn;
  });
  return createPortal(
    <PickBar label={`고른 ${bulk.what}`} says={`${of} 선택`} picks={grid.picks} onLeave={grid.returnToCell}>
      {columns.map((key) => (
        <ColumnOfAll key={key} grid={grid} rows={rows} column={key} of={of} />
      ))}
      {bulk.onMerge && rows.length > 1 ? (
        <DropMenu
          entries={rows.slice(0, MOST_OFFERED).map((into) => ({
            label: `‘${grid.nameOf(into)}’에 합치기…`,
            onSelect: () =>
              bulk.onMerge?.(
                into,
                rows.filter((row) => row !== into),
              ),
          }))}
          trigger={(open) => (
            <Button {...open} size="small" endIcon={<Icon name="chevronDown" size={12} />}>
              합치기
            </Button>
          )}
        />
      ) : null}
      {bulk.removal ? <Removal rows={rows} removal={bulk.removal} /> : null}
    </PickBar>,
    place,
  );
}

function Removal<R>({ rows, removal }: { readonly rows: readonly R[]; readonly removal: BulkRemoval<R> }) {
  const { undoCommand } = useUndo();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {removal.label}…
      </Button>
      {asking ? (
        <ConfirmDialog
          open
          title={removal.asks(rows.length)}
          losses={removal.lossesOf(rows)}
          confirmLabel={removal.label}
          onConfirm={() => {
            setAsking(false);
            showUndoToast(removal.says(rows.length), removal.remove(rows), undoCommand);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
