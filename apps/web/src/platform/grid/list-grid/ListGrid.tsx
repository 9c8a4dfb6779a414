import { cellId, cellOf, FindBar, MenuList, useRangeDrag } from '@ddak/ui';
import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import { ColumnHeads } from '../ColumnHeads.tsx';
import { END_WIDTH, Frame, HeadRow, Scroller } from './ListGridParts.tsx';
import { ListGridRows } from './ListGridRows.tsx';
import type { ListRow, RowEnds } from './list-column.ts';
import { RowDrag } from './RowDrag.tsx';
import { pressHead } from './sort-groups.ts';
import type { ListGridWork } from './use-list-grid.ts';

const COLUMNS = '--grid-columns' as string;

/** GR20: a list that is edited in place as a table is. */
export function ListGrid<R extends ListRow, C extends string>(props: {
  readonly label: string;
  readonly grid: ListGridWork<R, C>;
  /** Null: nothing can be done with a row as a whole. */
  readonly ends: RowEnds<R> | null;
}) {
  const { grid, ends } = props;
  const { active, columns, gridRef, groups, sort, setSort } = grid;
  const { layout, layouts } = columns;
  const { cell } = active;
  const pressed = useCallback((column: C) => setSort(pressHead(sort, column)), [sort, setSort]);
  const [menu, setMenu] = useState<{ readonly x: number; readonly y: number; readonly row: R } | null>(null);
  const openMenu = (rowId: string | undefined, { left, bottom }: { left: number; bottom: number }) => {
    const row = grid.rows.get(rowId ?? '');
    if (row && ends) setMenu({ x: left, y: bottom, row });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asksMenu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    const box = asksMenu && cell ? document.getElementById(cellId(cell))?.getBoundingClientRect() : null;
    if (!box || active.mode !== 'waiting') return grid.onKeyDown(event);
    event.preventDefault();
    openMenu(cell?.rowId, box);
  };
  const onContextMenu = (event: MouseEvent) => {
    const at = cellOf(event.target);
    if (!at || !ends) return;
    event.preventDefault();
    openMenu(at.rowId, { left: event.clientX, bottom: event.clientY });
  };
  const drag = useRangeDrag(active, grid.picks.press);
  const onClick = (event: MouseEvent) => {
    // A button in a cell does what it says.
    if ((event.target as Element).closest('button, a')) return;
    const at = cellOf<C>(event.target);
    const isAgain = at !== null && at.rowId === cell?.rowId && at.column === cell.column && !event.shiftKey;
    if (isAgain && !active.corner && grid.openCell(at)) return;
    drag.onClick(event);
  };
  return (
    <Frame>
      <Scroller
        ref={gridRef}
        role="grid"
        aria-label={props.label}
        aria-multiselectable
        aria-rowcount={grid.rows.size + groups.filter(({ title }) => title !== null).length + 1}
        aria-activedescendant={cell ? cellId(cell) : undefined}
        tabIndex={0}
        data-drag-scroll="y"
        onKeyDown={onKeyDown}
        onCopy={grid.onCopy}
        onCut={grid.onCut}
        onPaste={grid.onPaste}
        {...drag}
        onClick={onClick}
        onContextMenu={onContextMenu}
        style={{ scrollPaddingLeft: layouts.widthOf(layout, layouts.first) }}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
        }
      >
        <div
          data-columns
          style={{
            minWidth: `calc(${layouts.leastWidth(layout)}px + ${ends ? END_WIDTH : '0px'})`,
            [COLUMNS]: `${layouts.tracks(layout)}${ends ? ` ${END_WIDTH}` : ''}`,
          }}
        >
          <HeadRow role="row" aria-rowindex={1}>
            <ColumnHeads
              columns={columns}
              columnOf={grid.columnOf}
              sort={sort}
              onPress={pressed}
              picks={active.canEdit ? grid.picks : null}
            />
          </HeadRow>
          <RowDrag grid={grid}>
            <ListGridRows
              grid={grid}
              ends={ends}
              onMenu={(row, { left, bottom }) => setMenu({ x: left, y: bottom, row })}
            />
          </RowDrag>
        </div>
      </Scroller>
      <MenuList
        anchor={menu}
        entries={menu && ends ? ends.menuOf(menu.row) : []}
        onClose={() => setMenu(null)}
      />
      {grid.isFinding ? <FindBar active={active} find={grid.find} onClose={grid.closeFind} /> : null}
    </Frame>
  );
}
