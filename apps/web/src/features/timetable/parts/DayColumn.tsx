import { type MenuEntry, useIsPhone } from '@ddak/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Flight } from '../../../platform/list/flight.ts';
import { type BoardDrag, liftedBy, useBoardDrag } from '../use-board-drag.ts';
import type { DayView } from '../view/day-view.ts';
import type { BoardLists } from '../view/steps.ts';
import { DayFoot } from './DayFoot.tsx';
import { BareDayHead, DayHead } from './DayHead.tsx';
import { DayRows, type DayRowsProps, LONG_DAY, LongDayRows } from './DayRows.tsx';
import { STRIP_STEP } from './day-looks.ts';

/** What the board tells each column about picks and drags; columns that it does not concern are not rendered. */
export interface DayColumnProps {
  readonly day: DayView;
  readonly flight: Flight;
  readonly showEighths: boolean;
  /** Row ids, joined: equal strings keep the column still. */
  readonly selected: string;
  readonly drag: BoardDrag;
  readonly lists: BoardLists;
  /** The row of it that was pressed. */
  readonly held: string | null;
  readonly tabbable: string | null;
  readonly editable: boolean;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly onCallsheet: ((timetableId: string) => void) | null;
  readonly onChecks: (timetableId: string) => void;
}

/** An empty list is no list box: it has nothing to choose. */
const LISTBOX = { role: 'listbox', 'aria-multiselectable': true } as const;

/** So many rows of a day that comes into sight are drawn in one frame. */
const AT_ONCE = 6;
const ALL = Number.POSITIVE_INFINITY;

/** How many rows of a day are drawn at first; null is its name alone. All where nothing moves: there it is looked at. */
function atFirst(flight: Flight): number | null {
  if (flight.isOn()) return null;
  return flight.isMoving() ? AT_ONCE : ALL;
}

/** A day; where it comes by scrolling, some rows a frame, and none of them before a flight over the board has landed. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { flight, ...whatIsShown } = props;
  const { day } = whatIsShown;
  const [drawn, setDrawn] = useState(() => atFirst(flight));
  const length = useRef(0);
  length.current = day.rows.length;
  useEffect(() => {
    if (drawn === ALL) return;
    return flight.landed(() => {
      const next = (drawn ?? 0) + AT_ONCE;
      setDrawn(next < length.current ? next : ALL);
    });
  }, [drawn, flight]);
  if (drawn !== null) return <WholeColumn {...whatIsShown} drawn={drawn} />;
  return (
    <section
      className="day-column"
      data-day={day.timetableId}
      data-resting={day.shooting ? undefined : true}
      aria-label={`${day.title} ${day.date}`}
    >
      <BareDayHead day={day} />
      <div className="day-rows">
        <div className="bare-rows" style={{ height: day.rows.length * STRIP_STEP }} />
      </div>
    </section>
  );
});

function WholeColumn(props: Omit<DayColumnProps, 'flight'> & { readonly drawn: number }) {
  const { day } = props;
  // A long day draws no more of itself than is in sight.
  const drawn = day.rows.length > LONG_DAY ? ALL : props.drawn;
  const selected = useMemo(() => new Set(props.selected.split(' ')), [props.selected]);
  const lifted = useBoardDrag(props.drag, (now) => {
    const ids = liftedBy(now);
    return ids.size > 0 && day.rows.some((row) => ids.has(row.rowId)) ? ids : null;
  });
  const phone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const rows: DayRowsProps = {
    rows: useMemo(() => (drawn < day.rows.length ? day.rows.slice(0, drawn) : day.rows), [day.rows, drawn]),
    selected,
    lifted,
    tabbable: props.tabbable,
    movable: props.editable && !day.locked,
  };
  return (
    <section
      className="day-column"
      data-day={day.timetableId}
      data-resting={day.shooting ? undefined : true}
      aria-label={`${day.title} ${day.date}`}
    >
      <DayHead day={day} showEighths={props.showEighths} menuOf={props.menuOf} />
      <div
        className="day-rows"
        ref={scroller}
        {...(day.rows.length > 0 && { ...LISTBOX, 'aria-label': `${day.title} ${day.date}의 순서` })}
        data-drag-scroll="y"
        data-rows={day.timetableId}
      >
        {day.rows.length > LONG_DAY ? (
          <LongDayRows
            {...rows}
            timetableId={day.timetableId}
            phone={phone}
            scroller={scroller}
            lists={props.lists}
            held={props.held}
          />
        ) : (
          <DayRows {...rows} />
        )}
        {drawn < day.rows.length ? (
          <div className="bare-rows" style={{ height: (day.rows.length - drawn) * STRIP_STEP }} />
        ) : null}
        {day.rows.length === 0 ? <p className="day-hint">{hintOf(day, props.editable)}</p> : null}
      </div>
      {day.shooting ? <DayFoot day={day} onCallsheet={props.onCallsheet} onChecks={props.onChecks} /> : null}
    </section>
  );
}

function hintOf(day: DayView, editable: boolean): string {
  if (!day.shooting) return day.note || '촬영이 없는 날이에요.';
  return editable ? '미배정 씬을 이 날에 넣어 보세요.' : '아직 넣은 씬이 없어요.';
}
