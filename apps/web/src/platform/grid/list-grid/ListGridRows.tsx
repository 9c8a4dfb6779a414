import { GRID_COLUMNS, RangeFrame, ROW_HEIGHT } from '@ddak/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type GridItem, useGridRows } from '../use-grid-rows.ts';
import { GroupTitle, TITLE_HEIGHT } from './ListGridParts.tsx';
import { type LeaveCell, ListGridRow } from './ListGridRow.tsx';
import type { ListGroup, ListRow, RowEnds } from './list-column.ts';
import { RowEnd } from './RowEnd.tsx';
import type { ListGridWork } from './use-list-grid.ts';

type Item<R> =
  | { readonly kind: 'title'; readonly key: string; readonly title: ReactNode }
  | { readonly kind: 'row'; readonly key: string; readonly row: R };

const itemsOf = <R extends ListRow>({ key, title, rows }: ListGroup<R>): Item<R>[] => [
  ...(title === null ? [] : [{ kind: 'title' as const, key: `title-${key}`, title }]),
  ...rows.map((row) => ({ kind: 'row' as const, key: row.rowId, row })),
];

const sizeOf = ({ kind }: GridItem): number => (kind === 'title' ? TITLE_HEIGHT : ROW_HEIGHT);

/** The rows in sight: all that is drawn anew while the table is scrolled. */
export function ListGridRows<R extends ListRow, C extends string>(props: {
  readonly grid: ListGridWork<R, C>;
  readonly ends: RowEnds<R> | null;
  readonly onMenu: (row: R, box: DOMRect) => void;
}) {
  const { grid, ends } = props;
  const { active, edits, groups } = grid;
  const { cell } = active;
  const items = useMemo(() => groups.flatMap(itemsOf), [groups]);
  const place = useRef<HTMLDivElement>(null);
  const { virtual, pickedOf, frame } = useGridRows({
    ...{ name: grid.name, items, place, active, sizeOf },
    range: grid.wide,
    fit: grid.heights.fit,
  });
  // Rows are drawn again only when what they show changes: what they call stays the same.
  const mayPick = (row: R) => active.canEdit && (grid.mayEdit?.(row) ?? true);
  const latest = useRef({ edits, leave: active.leave });
  latest.current = { edits, leave: active.leave };
  const onLeave: LeaveCell<C> = useCallback((rowId, column, text, by) => {
    if (text !== null) latest.current.edits.type(rowId, column, text);
    latest.current.leave(by);
  }, []);
  return (
    <div ref={place} role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]!;
        if (item.kind === 'title')
          return (
            <GroupTitle key={key} role="row" aria-rowindex={index + 2} style={{ top: start }}>
              {/* biome-ignore lint/a11y/useSemanticElements: rows are laid out as a CSS grid, which a <td> would leave */}
              <div role="gridcell" tabIndex={-1} aria-colspan={active.shown.columns.length}>
                {item.title}
              </div>
            </GroupTitle>
          );
        const isCurrent = cell?.rowId === item.key;
        const picked = pickedOf(index);
        return (
          <ListGridRow
            key={key}
            row={item.row}
            columns={active.shown.columns}
            columnOf={grid.columnOf}
            active={isCurrent ? cell.column : null}
            mode={isCurrent && active.canEditCell ? active.mode : null}
            pickedFrom={picked.from}
            pickedTo={picked.to}
            isPicked={mayPick(item.row) ? grid.picks.picked.has(item.key) : null}
            name={grid.nameOf(item.row)}
            isMoved={grid.moveRow !== undefined}
            refused={edits.refused}
            measure={grid.heights.fit ? virtual.measureElement : null}
            index={index}
            top={start}
            onBegin={active.begin}
            onLeave={onLeave}
            end={
              ends ? (
                <RowEnd row={item.row} name={grid.nameOf(item.row)} ends={ends} onMenu={props.onMenu} />
              ) : null
            }
          />
        );
      })}
      {frame ? (
        <RangeFrame style={{ gridTemplateColumns: GRID_COLUMNS, top: frame.top, height: frame.height }}>
          <i style={{ gridColumn: frame.columns }} />
        </RangeFrame>
      ) : null}
    </div>
  );
}
