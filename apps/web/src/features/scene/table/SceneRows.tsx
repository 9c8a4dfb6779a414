import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSaid } from '../../../platform/comment/use-said.ts';
import { useListVirtualizer } from '../../../platform/list/use-list-virtualizer.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import type { SceneTableItem } from '../scene-groups.ts';
import { sceneRow } from '../scene-row.ts';
import type { CellRange } from './cell-range.ts';
import type { ColumnLayout } from './columns/column-layout.ts';
import { SceneTableRow } from './SceneTableRow.tsx';
import { GroupTitle, RangeFrame } from './TableParts.tsx';
import { GRID_COLUMNS, HEAD_HEIGHT, ROW_HEIGHT, TITLE_HEIGHT } from './table-parts.ts';
import type { ActiveCell } from './use-active-cell.ts';
import { useRowFlight } from './use-row-flight.ts';

/** The rows in sight: all that is drawn anew while the table is scrolled. Their heights are known, none is measured. */
export function SceneRows(props: {
  readonly items: readonly SceneTableItem[];
  readonly active: ActiveCell;
  readonly range: CellRange | null;
  readonly picked: ReadonlySet<string>;
  readonly layout: ColumnLayout;
}) {
  const { items, active, range } = props;
  const { cell } = active;
  const place = useRef<HTMLDivElement>(null);
  const state = useProjectState();
  const isSaid = useSaid();
  const flight = useRowFlight(place);
  const activeId = cell?.sceneId;
  const rowAt = (sceneId: string | undefined) =>
    sceneId === undefined ? -1 : items.findIndex((item) => item.key === sceneId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks through the items alone
  const activeAt = useMemo(() => rowAt(activeId), [items, activeId]);
  /** Of each scene its place among the items, where titles stand too. */
  const places = useMemo(() => items.flatMap(({ kind }, i) => (kind === 'scene' ? [i] : [])), [items]);
  // The active row is there wherever the table is scrolled to: its field has the keyboard.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return activeAt < 0 || shown.includes(activeAt) ? shown : [...shown, activeAt].sort((a, b) => a - b);
    },
    [activeAt],
  );
  const virtual = useListVirtualizer({
    name: 'scenes',
    count: items.length,
    // The grid's own ref is set only after this is.
    scroller: () => place.current?.closest<HTMLElement>('[role="grid"]') ?? null,
    keyAt: useCallback((i) => items[i]!.key, [items]),
    sizeAt: useCallback((i) => (items[i]!.kind === 'title' ? TITLE_HEIGHT : ROW_HEIGHT), [items]),
    overscan: 6,
    rangeExtractor,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const latest = useRef({ virtual, rowAt });
  latest.current = { virtual, rowAt };
  // The end of a range that moves is brought into sight, else the active row; all of the table is where it is.
  const isAll = range?.top === 0 && range.bottom === places.length - 1;
  const movingId = isAll ? undefined : (active.corner ?? cell)?.sceneId;
  const movingColumn = isAll ? undefined : (active.corner ?? cell)?.column;
  // A sorted row goes where what was typed puts it, and is followed by the key that goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move along it brings the row into sight
  useEffect(() => {
    const at = latest.current.rowAt(movingId);
    if (at >= 0) latest.current.virtual.scrollToIndex(at, { align: 'auto' });
  }, [movingId, movingColumn]);
  useEffect(() => {
    const head = place.current
      ?.closest('[role="grid"]')
      ?.querySelector(`[role="columnheader"][data-column="${movingColumn}"]`);
    // Sideways alone: it stands above every row.
    head?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [movingColumn]);
  const [first, last] = range ? [places[range.top]!, places[range.bottom]!] : [0, -1];
  const offsets = virtual.measurementsCache;
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
        const isCurrent = cell?.sceneId === item.key;
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
            pickedFrom={range && index >= first && index <= last ? range.left : -1}
            pickedTo={range && index >= first && index <= last ? range.right : -1}
            onBegin={active.begin}
            index={index}
            top={start}
            onLeave={active.leave}
          />
        );
      })}
      {range ? (
        <RangeFrame
          style={{
            gridTemplateColumns: GRID_COLUMNS,
            top: offsets[first]!.start,
            height: offsets[last]!.end - offsets[first]!.start,
          }}
        >
          <i style={{ gridColumn: `${range.left + 1} / ${range.right + 2}` }} />
        </RangeFrame>
      ) : null}
    </div>
  );
}
