import { cellId, type EditorMode, type LeaveBy, TextCellEditor } from '@ddak/ui';
import { TableRow, UsualMark } from './PriceParts.tsx';
import { cellText, isWon, type PriceColumn, priceText, wonLabel } from './price-columns.ts';
import type { PriceRow } from './price-rows.ts';

/** Somebody who is paid, or a place that costs: a row of the table. */
export function PriceTableRow(props: {
  readonly row: PriceRow;
  readonly columns: readonly PriceColumn[];
  /** The column of the active cell, where it is in this row. */
  readonly active: PriceColumn | null;
  /** How the field of the active cell stands; null: nothing can be edited, or it is in another row. */
  readonly mode: EditorMode | null;
  /** The first and the last column of it that a range holds; -1: none. */
  readonly picked: { readonly from: number; readonly to: number };
  readonly refused: ReadonlyMap<string, string>;
  readonly index: number;
  /** Where it stands in the table, px. */
  readonly top: number;
  readonly onBegin: () => void;
  readonly onLeave: (text: string, by: LeaveBy) => void;
}) {
  const { row, active, picked } = props;
  return (
    <TableRow
      role="row"
      aria-rowindex={props.index + 2}
      data-current={active !== null}
      style={{ top: props.top }}
    >
      {props.columns.map((column, i) => {
        const isActive = active === column;
        const mode = isActive && isWon(column) ? props.mode : null;
        const isTyped = mode !== null && mode !== 'waiting';
        const id = cellId({ rowId: row.rowId, column });
        const refused = props.refused.get(id);
        return (
          // biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave
          <div
            key={column}
            id={id}
            role="gridcell"
            tabIndex={-1}
            aria-selected={isActive || (i >= picked.from && i <= picked.to)}
            aria-invalid={refused === undefined ? undefined : true}
            data-column={column}
            data-won={isWon(column) ? true : undefined}
            data-active={isActive && !isTyped ? true : undefined}
            data-editing={isTyped ? true : undefined}
            title={refused === undefined ? undefined : `‘${refused}’: 금액으로 읽을 수 없어요`}
          >
            {isTyped ? null : isWon(column) ? <Amount row={row} column={column} /> : row[column]}
            {mode === null || !isWon(column) ? null : (
              <TextCellEditor
                // What is opened is another field: it begins with the value.
                key={mode === 'open' ? 'open' : 'typed'}
                mode={mode}
                label={wonLabel(row, column)}
                value={mode === 'open' ? cellText(row, column) : priceText(row[column])}
                placeholder={row[column].usual === null ? undefined : priceText(row[column])}
                onBegin={props.onBegin}
                onLeave={props.onLeave}
              />
            )}
          </div>
        );
      })}
    </TableRow>
  );
}

/** CO6: a price as it was said, else what is reckoned with, greyed and marked as that. */
function Amount({ row, column }: { readonly row: PriceRow; readonly column: 'day' | 'other' }) {
  const price = row[column];
  if (price.said !== null) return priceText(price);
  if (price.usual === null) return null;
  return (
    <>
      <UsualMark>기본값</UsualMark> <span data-usual>{priceText(price)}</span>
    </>
  );
}
