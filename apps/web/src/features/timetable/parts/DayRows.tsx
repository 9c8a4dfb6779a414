import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, memo, type RefObject, useEffect, useMemo } from 'react';
import { type DayRow, heightOf, rowsWithGhost } from '../view/day-rows.ts';
import type { RowView } from '../view/day-view.ts';
import type { BoardLists } from '../view/steps.ts';
import { BoardRow, Ghost } from './BoardRow.tsx';

/** Beyond so many rows a day is drawn only as far as it is in sight. */
export const LONG_DAY = 40;
const GAP = { desk: 3, phone: 4 };

const PLACED = { position: 'absolute', insetInline: 0, display: 'flex', flexDirection: 'column' } as const;

export interface DayRowsProps {
  readonly rows: readonly RowView[];
  readonly selected: ReadonlySet<string>;
  readonly lifted: ReadonlySet<string> | null;
  readonly tabbable: string | null;
  readonly ghostAfter: string | null | undefined;
  readonly movable: boolean;
}

/** All rows of a day, and where what hangs at the pointer would come to stand. */
export const DayRows = memo(function DayRows(props: DayRowsProps) {
  return (
    <>
      {props.ghostAfter === null ? <Ghost /> : null}
      {props.rows.map((row) => (
        <Fragment key={row.rowId}>
          <OneRow {...props} row={row} />
          {props.ghostAfter === row.rowId ? <Ghost /> : null}
        </Fragment>
      ))}
    </>
  );
});

function OneRow(
  props: DayRowsProps & { readonly row: RowView; readonly place?: { at: number; of: number } },
) {
  const { row } = props;
  return (
    <BoardRow
      row={row}
      selected={props.selected.has(row.rowId)}
      lifted={props.lifted?.has(row.rowId) ?? false}
      tabbable={props.tabbable === row.rowId}
      movable={props.movable}
      at={props.place?.at}
      of={props.place?.of}
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
  const { rows, ghostAfter, phone, scroller, timetableId, lists } = props;
  const gap = phone ? GAP.phone : GAP.desk;
  const entries = useMemo(() => rowsWithGhost(rows, ghostAfter), [rows, ghostAfter]);
  const kept = entries.flatMap(({ row }, index) =>
    row && (row.rowId === props.tabbable || row.rowId === props.held) ? index : [],
  );
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(entries[index]!, phone),
    gap,
    overscan: 4,
    useFlushSync: false,
    getItemKey: (index) => entries[index]!.key,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights
  useEffect(() => virtual.measure(), [entries, phone]);
  useEffect(() => {
    lists.set(timetableId, (rowId) => {
      const index = entries.findIndex((entry) => entry.key === rowId);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    });
    return () => {
      lists.delete(timetableId);
    };
  }, [entries, virtual, timetableId, lists]);
  return (
    <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const { row, at } = entries[item.index]! as DayRow;
        return (
          <div
            key={item.key}
            role="presentation"
            style={{ ...PLACED, gap, top: item.start, height: item.size }}
          >
            {row ? <OneRow {...props} row={row} place={{ at, of: rows.length }} /> : <Ghost />}
          </div>
        );
      })}
    </div>
  );
}
