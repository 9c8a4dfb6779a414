import { type MenuEntry, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { type BoardDrag, liftedBy, useBoardDrag, useHeldKey } from '../use-board-drag.ts';
import type { DayView, RowView } from '../view/day-view.ts';
import { DayHead } from './DayHead.tsx';
import type { DaysHandle } from './Days.tsx';
import { StripLine } from './StripLine.tsx';

const HEAD = 84;
const LINE = { desk: 36, phone: 48 };

const Scroller = styled('div')({
  height: '100%',
  overflowY: 'auto',
  containerType: 'inline-size',
  '& > div': { position: 'relative', maxWidth: 1120, margin: '0 auto' },
  '& > div > div': { position: 'absolute', left: 0, right: 0 },
});

const Head = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  background: 'var(--bg)',
  '& > header': { background: 'var(--surface)' },
  '& > header > [role="img"]': { maxWidth: 216 },
  '&[data-over] > header': { boxShadow: 'inset 0 -2px 0 var(--brand)' },
});

type Entry = { readonly day: DayView; readonly row: RowView | null };

/** A grid by its roles and not a table: its rows are drawn as they come into sight, each at its own height. */
const GRID = { role: 'grid', 'aria-multiselectable': true, 'aria-label': '촬영 순서' } as const;
const ROW = { role: 'row' } as const;

/** The whole plan as one long list of strips, day under day. */
export function StripList(props: {
  readonly days: readonly DayView[];
  readonly showEighths: boolean;
  readonly selected: ReadonlySet<string>;
  readonly drag: BoardDrag;
  readonly tabbable: string | null;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly handle: Ref<DaysHandle>;
  /** Stands here where there are no days. */
  readonly empty: ReactNode;
}) {
  const lifted = useBoardDrag(props.drag, liftedBy);
  const target = useBoardDrag(props.drag, (now) => now?.target ?? null);
  const line = useIsPhone() ? LINE.phone : LINE.desk;
  const scroller = useRef<HTMLDivElement>(null);
  const entries = useMemo<Entry[]>(
    () => props.days.flatMap((day) => [{ day, row: null }, ...day.rows.map((row) => ({ day, row }))]),
    [props.days],
  );
  const held = useHeldKey(props.drag, 'rows');
  const pinned = entries.findIndex(({ row }) => row?.rowId === held);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (entries[index]!.row ? line : HEAD),
    overscan: 8,
    paddingEnd: 80,
    getItemKey: (index) => entries[index]!.row?.rowId ?? entries[index]!.day.timetableId,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return pinned < 0 || seen.includes(pinned) ? seen : [...seen, pinned].sort((a, b) => a - b);
    },
  });
  useImperativeHandle(props.handle, () => ({
    scrollToDay: (timetableId) => {
      const index = entries.findIndex((entry) => !entry.row && entry.day.timetableId === timetableId);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'start' });
    },
  }));
  if (entries.length === 0) return props.empty;
  return (
    <Scroller ref={scroller} data-drag-scroll="y">
      <div {...GRID} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const { day, row } = entries[item.index]!;
          const over = target?.kind === 'day' && target.timetableId === day.timetableId;
          return (
            <div
              key={item.key}
              {...ROW}
              data-day={day.timetableId}
              style={{ top: item.start, height: item.size }}
            >
              {row ? (
                <StripLine
                  row={row}
                  selected={props.selected.has(row.rowId)}
                  lifted={lifted.has(row.rowId)}
                  tabbable={props.tabbable === row.rowId}
                  mark={over && target.afterRowId === row.rowId ? 'after' : null}
                />
              ) : (
                <Head role="rowheader" data-over={(over && target.afterRowId === null) || undefined}>
                  <DayHead day={day} showEighths={props.showEighths} menuOf={props.menuOf} tellsDraft />
                </Head>
              )}
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}
