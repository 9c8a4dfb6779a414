import { cellId, FindBar, GRID_COLUMNS, RangeFrame, ROW_HEIGHT, useRangeDrag, WidthHandle } from '@ddak/ui';
import { useMemo, useRef } from 'react';
import { type GridItem, useGridRows } from '../../../platform/grid/use-grid-rows.ts';
import { Frame, GroupTitle, HeadCell, HeadRow, Scroller, TITLE_HEIGHT } from './PriceParts.tsx';
import { PriceTableRow } from './PriceTableRow.tsx';
import { isWon } from './price-columns.ts';
import type { PriceGroup, PriceRow } from './price-rows.ts';
import type { PriceTableWork } from './use-price-table.ts';

const COLUMNS = '--grid-columns' as string;

/** CO11: what people are paid and what places cost, as a table that is edited in place. */
export function PriceTable(props: {
  readonly groups: readonly PriceGroup[];
  readonly table: PriceTableWork;
}) {
  const { groups, table } = props;
  const { active, columns, gridRef } = table;
  const { layout, layouts } = columns;
  const { cell } = active;
  const items = useMemo(() => groups.flatMap(itemsOf), [groups]);
  return (
    <Frame>
      <Scroller
        ref={gridRef}
        role="grid"
        aria-label="단가표"
        aria-multiselectable
        aria-rowcount={items.length + 1}
        aria-activedescendant={cell ? cellId(cell) : undefined}
        tabIndex={0}
        onKeyDown={table.onKeyDown}
        onCopy={table.onCopy}
        onPaste={table.onPaste}
        {...useRangeDrag(active)}
        style={{ scrollPaddingLeft: layouts.widthOf(layout, layouts.first) }}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
        }
      >
        <div data-columns style={{ minWidth: layouts.leastWidth(layout), [COLUMNS]: layouts.tracks(layout) }}>
          <HeadRow role="row" aria-rowindex={1}>
            {columns.columns.map((key) => (
              <HeadCell
                key={key}
                role="columnheader"
                tabIndex={-1}
                data-column={key}
                data-won={isWon(key) ? true : undefined}
              >
                {layouts.columns.find((column) => column.key === key)!.label}
                <WidthHandle column={key} columns={columns} />
              </HeadCell>
            ))}
          </HeadRow>
          <Rows items={items} table={table} />
        </div>
      </Scroller>
      {table.isFinding ? <FindBar active={active} find={table.find} onClose={table.closeFind} /> : null}
    </Frame>
  );
}

type Item = GridItem &
  (
    | { readonly kind: 'title'; readonly title: string; readonly count: string }
    | (PriceRow & { readonly key: string })
  );

const itemsOf = ({ key, title, rows }: PriceGroup): Item[] => [
  { kind: 'title', key: `title-${key}`, title, count: `${rows.length}${key === 'place' ? '곳' : '명'}` },
  ...rows.map((row) => ({ ...row, key: row.rowId })),
];

const sizeOf = ({ kind }: GridItem): number => (kind === 'title' ? TITLE_HEIGHT : ROW_HEIGHT);

/** The rows in sight: all that is drawn anew while the table is scrolled. */
function Rows(props: { readonly items: readonly Item[]; readonly table: PriceTableWork }) {
  const { items, table } = props;
  const { active, edits } = table;
  const { cell } = active;
  const place = useRef<HTMLDivElement>(null);
  const { virtual, pickedOf, frame } = useGridRows({
    ...{ name: 'prices', items, place, active, sizeOf },
    range: table.wide,
  });
  return (
    <div ref={place} role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]!;
        if (item.kind === 'title')
          return (
            <GroupTitle key={key} style={{ position: 'absolute', insetInline: 0, top: start }}>
              <span>
                {item.title} <em>{item.count}</em>
              </span>
            </GroupTitle>
          );
        const isCurrent = cell?.rowId === item.rowId;
        return (
          <PriceTableRow
            key={key}
            row={item}
            columns={active.shown.columns}
            active={isCurrent ? cell.column : null}
            mode={isCurrent && active.canEdit ? active.mode : null}
            picked={pickedOf(index)}
            refused={edits.refused}
            index={index}
            top={start}
            onBegin={active.begin}
            onLeave={(text, by) => {
              if (by !== 'escape' && cell) edits.type(item.rowId, cell.column, text);
              active.leave(by);
            }}
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
