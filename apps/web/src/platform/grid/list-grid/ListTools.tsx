import { ColumnChooser, DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { createPortal } from 'react-dom';
import type { ListRow } from './list-column.ts';
import { BULK_ID, TOOLS_ID } from './list-head.ts';
import { pressHead } from './sort-groups.ts';
import type { ListGridWork } from './use-list-grid.ts';
import { useListPlace } from './use-list-place.ts';

/** Where the tools of the list below stand, in a line that has the look of `LIST_HEAD`. */
export const ListToolsPlace = () => (
  <>
    <span id={TOOLS_ID} style={{ display: 'flex', gap: 6, marginLeft: 'auto' }} />
    <div id={BULK_ID} />
  </>
);

/** GR13, GR14: how a list is sorted and which columns it shows, by buttons. */
export function ListTools<R extends ListRow, C extends string>({
  grid,
}: {
  readonly grid: ListGridWork<R, C>;
}) {
  const place = useListPlace(TOOLS_ID);
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
      <ColumnChooser columns={columns} heights={grid.heights} />
    </>,
    place,
  );
}
