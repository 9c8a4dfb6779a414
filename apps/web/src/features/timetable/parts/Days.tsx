import { Icon, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Flight } from '../../../platform/list/flight.ts';
import { type ListVirtualizer, useListVirtualizer } from '../../../platform/list/use-list-virtualizer.ts';
import { COLUMN_WIDTHS, type ColumnWidth } from '../column-width.ts';
import type { DayView } from '../view/day-view.ts';
import { DayColumn, type DayColumnProps } from './DayColumn.tsx';
import { scrollUnsnapped } from './scroll-unsnapped.ts';

const GAP = 10;
const TIGHT = 6;

const Scroller = styled('div')({
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  '&[data-snap]': { scrollSnapType: 'x mandatory', scrollbarWidth: 'none' },
  '&[data-snap]::-webkit-scrollbar': { display: 'none' },
  '& > div': { position: 'relative', height: '100%' },
  '& > div > div': {
    position: 'absolute',
    top: 0,
    height: '100%',
    padding: '12px 0',
    scrollSnapAlign: 'center',
  },
  // The ground and the bar of a strip say what its words would: the name of the set has the room.
  '&[data-width="narrow"]': {
    '& .sun, & .name, & .second > :last-child': { display: 'none' },
    '& .strip > div:first-of-type > i, & .strip > small': { display: 'none' },
  },
  '&[data-width="narrow"] .more, &[data-width="weeks"] .more': { marginLeft: 'auto' },
  // Two weeks at once: number and set of each scene, where its day begins and ends, and nothing else.
  '&[data-width="weeks"]': {
    '& .sun, & .name, & .second > :not(:first-of-type), & .board-row > time': { display: 'none' },
    '& .row-gap, & .phase-strip > small': { display: 'none' },
    '& header': { padding: '8px 4px 6px 8px' },
    '& header .first': { flexWrap: 'wrap', rowGap: 0, columnGap: 0, fontSize: 11.5 },
    '& header .first h2': { flex: '1 1 0', fontSize: 13 },
    '& header .more': { order: 1, margin: '-4px 0' },
    '& header .date': { order: 2, flex: '1 0 100%' },
    '& .board-row': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The column of the clock is gone: without this the strip stands in one of its own, as wide as its words.
    '& .board-row > div, & .board-row > .comment-pill': { gridArea: '1 / 1' },
    '& .strip': { padding: '5px 4px 6px 10px', gridTemplateColumns: 'minmax(0, 1fr)', fontSize: 12 },
    '& .strip > div:first-of-type': {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
      height: 36,
      overflow: 'hidden',
    },
    '& .strip > div:first-of-type > i, & .strip > small, & .strip > small + div': { display: 'none' },
    '& .strip:has(.warn) > div:first-of-type > b': { color: 'var(--err-ink)' },
    '& .phase-strip': { padding: '0 4px', fontSize: 11 },
    '& [data-rows]': { padding: 3 },
    '& .strip:has(.warn[data-soft]) > div:first-of-type > b': { color: 'var(--warn-ink)' },
    '& section > footer > div': { padding: '0 2px', justifyContent: 'center' },
    '& section > footer > .facts > span:not(.err)': { display: 'none' },
    '& section > footer [data-word], & section > footer > .ways > i': { display: 'none' },
    '& section > footer > .ways > button': { padding: '0 4px', fontSize: 11 },
    // The menu of the day has it too.
    '& section > footer > .ways > [data-sheet]': { display: 'none' },
  },
});

const AddDay = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  width: '100%',
  height: '100%',
  border: '1px dashed var(--line-2)',
  borderRadius: 'var(--r-card)',
  background: 'transparent',
  color: 'var(--ink-2)',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: 'var(--surface)', color: 'var(--ink)' },
});

export interface DaysHandle {
  /** `ahead`: with the days after it in sight. */
  scrollToDay(timetableId: string, ahead?: boolean): void;
}

/** Days side by side, drawn as far as they are in sight; on a phone one at a time, swiped. */
export function Days(props: {
  readonly days: readonly DayView[];
  readonly columnOf: (day: DayView) => Omit<DayColumnProps, 'day' | 'flight'>;
  /** The day a drag started on: it stays drawn, for a finger's events go to the element that it touched. */
  readonly pinned: string | null;
  readonly dragging: boolean;
  readonly onAdd: (() => void) | null;
  /** The day in the middle of the view, and all that are seen whole. */
  readonly onDayInView?: (timetableId: string, whole: readonly string[]) => void;
  /** How wide a day is on a desk. */
  readonly width: ColumnWidth;
  readonly handle: Ref<DaysHandle>;
}) {
  const { days } = props;
  const phone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const [flight] = useState(() => new Flight());
  const count = days.length + (props.onAdd ? 1 : 0);
  const pinned = days.findIndex((day) => day.timetableId === props.pinned);
  const edge = phone ? 12 : 14;
  const virtual = useListVirtualizer({
    name: 'days',
    horizontal: true,
    count,
    scroller: () => scroller.current,
    keyAt: useCallback((index) => days[index]?.timetableId ?? 'add', [days]),
    sizeAt: useCallback(
      () => (phone ? Math.max(240, (scroller.current?.clientWidth ?? 390) - 24) : COLUMN_WIDTHS[props.width]),
      [phone, props.width],
    ),
    gap: phone ? 12 : props.width === 'weeks' ? TIGHT : GAP,
    padding: { start: edge, end: edge },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return pinned < 0 || seen.includes(pinned) ? seen : [...seen, pinned].sort((a, b) => a - b);
    },
    onChange: (instance) => reportDay(instance, days, props.onDayInView),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout, or a phone that is turned, has other widths
  useEffect(() => {
    virtual.measure();
    const remeasure = () => virtual.measure();
    addEventListener('resize', remeasure);
    return () => removeEventListener('resize', remeasure);
  }, [phone, props.width]);
  useImperativeHandle(props.handle, () => ({
    scrollToDay: (timetableId, ahead) => {
      const index = days.findIndex((day) => day.timetableId === timetableId);
      if (index < 0) return;
      scrollUnsnapped(
        scroller.current,
        () => virtual.scrollToIndex(index, { align: phone ? 'center' : ahead ? 'start' : 'auto' }),
        () => scroller.current?.querySelector(`[data-day="${timetableId}"]`) !== null,
      );
    },
  }));
  return (
    <Scroller
      ref={scroller}
      data-drag-scroll="x"
      data-width={phone ? undefined : props.width}
      data-snap={(phone && !props.dragging) || undefined}
      onScroll={(event) => flight.moved(event.currentTarget.scrollLeft, performance.now())}
    >
      <div style={{ width: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const day = days[item.index];
          return (
            <div key={item.key} style={{ left: item.start, width: item.size }}>
              {day ? (
                <DayColumn day={day} flight={flight} {...props.columnOf(day)} />
              ) : (
                <AddDay type="button" data-next-day onClick={() => props.onAdd?.()}>
                  <Icon name="plus" /> 촬영일 추가
                </AddDay>
              )}
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}

/** Tells which day stands in the middle of the view. */
function reportDay(
  virtual: ListVirtualizer,
  days: readonly DayView[],
  report: ((timetableId: string, whole: readonly string[]) => void) | undefined,
): void {
  if (!report || !virtual.scrollRect) return;
  const from = virtual.scrollOffset ?? 0;
  const to = from + virtual.scrollRect.width;
  const middle = (from + to) / 2;
  const items = virtual.getVirtualItems();
  const item = items.find(({ start, end }) => start <= middle && middle <= end);
  const whole = items.filter(({ start, end }) => from <= start && end <= to);
  const day = item && days[item.index];
  if (day)
    report(
      day.timetableId,
      whole.flatMap(({ index }) => days[index]?.timetableId ?? []),
    );
}
