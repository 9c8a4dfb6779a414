import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useListVirtualizer } from '../../../platform/list/use-list-virtualizer.ts';
import { heightOf } from '../view/day-rows.ts';
import type { RowView } from '../view/day-view.ts';
import type { BoardLists } from '../view/steps.ts';
import { BoardRow } from './BoardRow.tsx';

/** Beyond so many rows a day is drawn only as far as it is in sight. */
export const LONG_DAY = 40;
const GAP = { desk: 3, phone: 4 };

const PLACED = { position: 'absolute', insetInline: 0, display: 'flex', flexDirection: 'column' } as const;

export interface DayRowsProps {
  readonly rows: readonly RowView[];
  readonly selected: ReadonlySet<string>;
  readonly lifted: ReadonlySet<string> | null;
  readonly tabbable: string | null;
  readonly movable: boolean;
}

/** All rows of a day. */
export const DayRows = memo(function DayRows(props: DayRowsProps) {
  return props.rows.map((row) => rowOf(props, row));
});

/** No component of its own: a board has a thousand rows, and a move draws those of two days. */
function rowOf(props: DayRowsProps, row: RowView, place?: { readonly at: number; readonly of: number }) {
  return (
    <BoardRow
      key={row.rowId}
      row={row}
      selected={props.selected.has(row.rowId)}
      lifted={props.lifted?.has(row.rowId) ?? false}
      tabbable={props.tabbable === row.rowId}
      movable={props.movable}
      at={place?.at}
      of={place?.of}
    />
  );
}

/** The same for a day with very many rows: only those in sight, the one that keys are on, and what a finger holds. */
export function LongDayRows(
  props: DayRowsProps & {
    readonly phone: boolean;
    readonly scroller: RefObject<HTMLDivElement | null>;
    readonly timetableId: string;
    readonly held: string | null;
    readonly lists: BoardLists;
  },
) {
  const { rows, phone, scroller, timetableId, lists } = props;
  const place = useRef<HTMLDivElement>(null);
  const gap = phone ? GAP.phone : GAP.desk;
  const kept = rows.flatMap(({ rowId }, index) =>
    rowId === props.tabbable || rowId === props.held ? index : [],
  );
  const virtual = useListVirtualizer({
    name: 'day',
    count: rows.length,
    // The scroller's own ref is set only after this is; where it took the place of a short day it stands already.
    scroller: () => place.current?.parentElement ?? scroller.current,
    keyAt: useCallback((index) => rows[index]!.rowId, [rows]),
    sizeAt: useCallback((index) => heightOf(rows[index]!, phone), [rows, phone]),
    gap,
    overscan: 4,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
  });
  useEffect(() => {
    lists.set(timetableId, (rowId) => {
      const index = rows.findIndex((row) => row.rowId === rowId);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    });
    return () => {
      lists.delete(timetableId);
    };
  }, [rows, virtual, timetableId, lists]);
  return (
    <div ref={place} role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          role="presentation"
          style={{ ...PLACED, gap, top: item.start, height: item.size }}
        >
          {rowOf(props, rows[item.index]!, { at: item.index + 1, of: rows.length })}
        </div>
      ))}
    </div>
  );
}
