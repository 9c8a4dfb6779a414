import { Icon, type LaidColumns, WidthHandle } from '@ddak/ui';
import { memo } from 'react';
import { PickAll } from '../pick/PickAll.tsx';
import type { PickedRows } from '../pick/use-picked-rows.ts';
import { HeadCell, HeadRow } from './ListGridParts.tsx';
import type { ListColumn, ListRow } from './list-column.ts';
import { type ListSorting, pressHead } from './sort-groups.ts';

function HeadsOfColumns<R extends ListRow, C extends string>(props: {
  readonly columns: LaidColumns<C>;
  readonly columnOf: ReadonlyMap<C, ListColumn<R, C>>;
  readonly sort: ListSorting<C> | null;
  readonly onSort: (sort: ListSorting<C> | null) => void;
  /** Null: nothing can be picked. */
  readonly picks: PickedRows | null;
}) {
  const { columns, picks, sort } = props;
  return (
    <HeadRow role="row" aria-rowindex={1}>
      {columns.columns.map((key) => (
        <HeadCell
          key={key}
          role="columnheader"
          tabIndex={-1}
          data-column={key}
          data-number={props.columnOf.get(key)?.isNumber}
          aria-sort={sort?.column === key ? (sort.descending ? 'descending' : 'ascending') : undefined}
          onClick={(event) => {
            // The box that picks all is in a head, too.
            if (!(event.target instanceof HTMLInputElement)) props.onSort(pressHead(sort, key));
          }}
        >
          {key === columns.layouts.first && picks ? <PickAll picks={picks} /> : null}
          {props.columnOf.get(key)?.label}
          {sort?.column === key ? (
            <Icon name={sort.descending ? 'chevronDown' : 'chevronUp'} size={12} />
          ) : null}
          <WidthHandle column={key} columns={columns} />
        </HeadCell>
      ))}
    </HeadRow>
  );
}

/** The heads of the columns: not drawn anew when another cell is active, as at every key. */
export const ListGridHead = memo(HeadsOfColumns) as typeof HeadsOfColumns;
