import { ColumnChooser, DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListRow } from './list-column.ts';
import { pressHead } from './sort-groups.ts';
import type { ListGridWork } from './use-list-grid.ts';

const PLACE_ID = 'list-tools';

/** Where the tools of the list below stand. */
export const ListToolsPlace = () => (
  <span id={PLACE_ID} style={{ display: 'flex', gap: 6, marginLeft: 'auto' }} />
);

/** GR13, GR14: how a list is sorted and which columns it shows, by buttons. */
export function ListTools<R extends ListRow, C extends string>({
  grid,
}: {
  readonly grid: ListGridWork<R, C>;
}) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE_ID)), []);
  const { sort, setSort, columns, columnOf } = grid;
  const label = sort && columnOf.get(sort.column)?.label;
  if (!place) return null;
  return createPortal(
    <>
      <DropMenu
        entries={[
          { label: '처음 순서', selected: sort === null, onSelect: () => setSort(null) },
          'divider',
          ...columns.columns.map((key) => ({
            label: `${columnOf.get(key)!.label}${sort?.column === key ? (sort.descending ? ' ↓' : ' ↑') : ''}`,
            selected: sort?.column === key,
            onSelect: () => setSort(pressHead(sort, key)),
          })),
        ]}
        trigger={(open) => (
          <Button {...open} endIcon={<Icon name="chevronDown" size={12} />}>
            {label ? `${label} ${sort.descending ? '내림차순' : '오름차순'}` : '정렬'}
          </Button>
        )}
      />
      <ColumnChooser columns={columns} />
    </>,
    place,
  );
}
