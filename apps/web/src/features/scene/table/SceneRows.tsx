import { type ActiveCell, type CellRange, GRID_COLUMNS, RangeFrame, ROW_HEIGHT } from '@ddak/ui';
import { useRef } from 'react';
import { useSaid } from '../../../platform/comment/use-said.ts';
import { type GridItem, useGridRows } from '../../../platform/grid/use-grid-rows.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import type { SceneTableItem } from '../scene-groups.ts';
import { sceneRow } from '../scene-row.ts';
import type { ColumnLayout } from './columns/column-layout.ts';
import { SceneTableRow } from './SceneTableRow.tsx';
import type { SceneColumn } from './scene-columns.ts';
import { GroupTitle } from './TableParts.tsx';
import { TITLE_HEIGHT } from './table-parts.ts';
import { useRowFlight } from './use-row-flight.ts';

/** The rows in sight: all that is drawn anew while the table is scrolled. Their heights are known, and measured only where rows fit what they hold. */
export function SceneRows(props: {
  readonly items: readonly SceneTableItem[];
  readonly active: ActiveCell<SceneColumn>;
  readonly range: CellRange | null;
  readonly picked: ReadonlySet<string>;
  readonly layout: ColumnLayout;
  /** GR26: rows are as high as what they hold. */
  readonly fit: boolean;
}) {
  const { items, active, range, fit } = props;
  const { cell } = active;
  const place = useRef<HTMLDivElement>(null);
  const state = useProjectState();
  const isSaid = useSaid();
  const flight = useRowFlight(place);
  const { virtual, pickedOf, frame } = useGridRows({
    ...{ name: 'scenes', items, place, active, range, sizeOf, fit },
  });

  return (
    <div ref={place} role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]!;
        if (item.kind === 'title')
          return (
            <GroupTitle key={key} style={{ position: 'absolute', insetInline: 0, top: start }}>
              <span>
                {item.title} <em>{item.count}씬</em>
              </span>
            </GroupTitle>
          );
        const isCurrent = cell?.rowId === item.key;
        return (
          <SceneTableRow
            key={key}
            row={sceneRow(state, item.scene)}
            isFirst={item.isFirst}
            isSaid={isSaid(item.key)}
            flight={flight}
            active={isCurrent ? cell.column : null}
            mode={isCurrent && active.canEdit ? active.mode : null}
            columns={active.shown.columns}
            layout={props.layout}
            isPicked={active.canEdit ? props.picked.has(item.key) : null}
            pickedFrom={pickedOf(index).from}
            pickedTo={pickedOf(index).to}
            measure={fit ? virtual.measureElement : null}
            onBegin={active.begin}
            index={index}
            top={start}
            onLeave={active.leave}
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

const sizeOf = ({ kind }: GridItem): number => (kind === 'title' ? TITLE_HEIGHT : ROW_HEIGHT);
