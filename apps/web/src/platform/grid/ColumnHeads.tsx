import { type GridColumn, Icon, type LaidColumns, PICK_ALL_BOX, WidthHandle } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { PickAll } from './pick/PickAll.tsx';
import type { PickedRows } from './pick/use-picked-rows.ts';

const HeadCell = styled('div')({
  position: 'relative',
  minWidth: 0,
  padding: '0 8px',
  whiteSpace: 'nowrap',
  cursor: 'default',
  '&[aria-sort]': { color: 'var(--brand-ink)', fontWeight: 600 },
  '&[data-number]': { textAlign: 'right' },
  '& input': PICK_ALL_BOX,
});

function HeadsOfColumns<C extends string>(props: {
  readonly columns: LaidColumns<C>;
  readonly columnOf: ReadonlyMap<C, GridColumn<C> & { readonly isNumber?: true }>;
  readonly sort: { readonly column: C; readonly descending: boolean } | null;
  readonly onPress: (column: C) => void;
  /** Null: nothing can be picked. */
  readonly picks: PickedRows | null;
}): ReactNode {
  const { columns, columnOf, picks, sort } = props;
  return columns.columns.map((key) => (
    <HeadCell
      key={key}
      role="columnheader"
      tabIndex={-1}
      data-column={key}
      data-number={columnOf.get(key)?.isNumber}
      aria-sort={sort?.column === key ? (sort.descending ? 'descending' : 'ascending') : undefined}
      onClick={(event) => {
        // The box that picks all is in a head, too.
        if (!(event.target instanceof HTMLInputElement)) props.onPress(key);
      }}
    >
      {key === columns.layouts.first && picks ? <PickAll picks={picks} /> : null}
      {columnOf.get(key)?.label}
      {sort?.column === key ? <Icon name={sort.descending ? 'chevronDown' : 'chevronUp'} size={12} /> : null}
      <WidthHandle column={key} columns={columns} />
    </HeadCell>
  ));
}

/** The heads of the columns of a table: not drawn anew when another cell is active, as at every key. */
export const ColumnHeads = memo(HeadsOfColumns) as typeof HeadsOfColumns;
