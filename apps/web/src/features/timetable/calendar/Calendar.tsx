import { type DateText, type Id, shortDate } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry, MenuList, useIsPhone } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { todayText } from '../../../platform/clock/today.ts';
import { DragArea } from '../../../platform/drag/DragArea.tsx';
import { DragSession } from '../../../platform/drag/drag-session.ts';
import { useTellDay } from '../move-day/use-tell-day.ts';
import type { DayView } from '../view/day-view.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { Cell, Hanging, Month, Scroller, Weekdays } from './calendar-looks.tsx';
import { type CalendarCell, calendarMonths, dateByKey } from './calendar-view.ts';
import { SelectedDay } from './SelectedDay.tsx';
import { useCalendarDrag } from './use-calendar-drag.ts';

/** Its dates are walked with arrows, as those of a grid are. */
const GRID = { role: 'grid' } as const;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

export interface CalendarProps {
  readonly days: readonly DayView[];
  /** Where it begins while there are no days. */
  readonly from: DateText;
  readonly selected: Id | null;
  readonly onSelect: (timetableId: Id) => void;
  readonly onOpen: (timetableId: Id) => void;
  readonly onChecks: (timetableId: Id) => void;
  /** Whether the day was moved: onto a taken date it is asked first. Null for who only reads. */
  readonly onMove: ((timetableId: Id, date: DateText) => boolean) | null;
  readonly onEdit: (timetableId: Id) => void;
  readonly onRemove: (timetableId: Id) => void;
  readonly addEntries: (date: DateText) => readonly MenuEntry[];
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
}

/** The days of a board month by month: moved by drag, keys and menu; a phone shows below what a date holds. */
export function Calendar(props: CalendarProps) {
  const { days, onMove, menuOf } = props;
  const phone = useIsPhone();
  const today = todayText();
  const months = useMemo(() => calendarMonths(days, props.from, today), [days, props.from, today]);
  const shown = days.find((day) => day.timetableId === props.selected);
  const [date, setDate] = useState<DateText>(shown?.tableDate ?? days[0]?.tableDate ?? props.from);
  const [menu, setMenu] = useState<{ x: number; y: number; date: DateText } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const [drag] = useState(() => new DragSession<Id, DateText>());
  useTellDay(drag);
  const { lifted, over } = useCalendarDrag(drag);
  const daysOn = (on: DateText) => days.filter((day) => day.tableDate === on);
  const entriesFor = (on: DateText): readonly (MenuEntry | 'divider')[] => {
    const [day] = daysOn(on);
    if (!day) return onMove ? props.addEntries(on) : [];
    return menuOf(day);
  };
  // The keyboard is there a frame later: keys that come sooner still mean this date.
  const gone = useRef(date);
  const goTo = (next: DateText) => {
    setDate(next);
    gone.current = next;
    const [day] = daysOn(next);
    if (day) props.onSelect(day.timetableId);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnDate = (event.target as HTMLElement).dataset.date !== undefined;
    const at = isOnDate ? gone.current : dateAt(event.target);
    if (at === null) return;
    const next = dateByKey(at, event.key);
    const [day] = daysOn(at);
    if (next) {
      event.preventDefault();
      const asks = event.altKey && day && onMove && !onMove(day.timetableId, next);
      if (!asks && root.current?.querySelector(`[data-date="${next}"]`)) goTo(next);
    } else if (event.key === 'Enter' && day) props.onOpen(day.timetableId);
    else if (event.key === 'Delete' && day && onMove) props.onRemove(day.timetableId);
    else if (event.code === 'KeyM' && day && onMove) props.onEdit(day.timetableId);
    else if (event.key === 'Enter' || event.key === ' ' || event.key === 'ContextMenu') {
      event.preventDefault();
      const box = (event.target as HTMLElement).getBoundingClientRect();
      setMenu({ x: box.left + 8, y: box.bottom - 8, date: at });
    }
  };
  const cellOf = (cell: CalendarCell) => (
    <Cell
      key={cell.date}
      data-date={cell.date}
      data-over={over === cell.date || undefined}
      data-selected={(phone && date === cell.date) || undefined}
      tabIndex={date === cell.date ? 0 : -1}
      aria-label={sayCell(cell)}
      onClick={() => goTo(cell.date)}
      onDoubleClick={() => cell.days[0] && props.onOpen(cell.days[0].timetableId)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!phone) setMenu({ x: event.clientX, y: event.clientY, date: cell.date });
      }}
    >
      <header data-red={cell.red || undefined} data-saturday={cell.weekday === 6 || undefined}>
        <span data-today={cell.today || undefined}>{cell.no}</span>
        <small>{cell.holiday}</small>
        {onMove && cell.days.length === 0 && !phone ? (
          <DropMenu
            entries={props.addEntries(cell.date)}
            trigger={(open) => (
              <IconButton size="small" tabIndex={-1} aria-label={`${shortDate(cell.date)} 추가`} {...open}>
                <Icon name="plus" size={14} />
              </IconButton>
            )}
          />
        ) : null}
      </header>
      {cell.days.map((day) => (
        <CalendarDay
          key={day.timetableId}
          day={day}
          selected={!phone && day.timetableId === props.selected}
          lifted={lifted === day.timetableId}
        />
      ))}
    </Cell>
  );
  return (
    <DragArea<Id, DateText>
      session={drag}
      itemAt={(element) => (onMove ? idAt(element) : null)}
      targetAt={(under) => (under ? dateAt(under) : null)}
      onDrop={(id, to) => {
        if (days.find((day) => day.timetableId === id)?.tableDate !== to) onMove?.(id, to);
      }}
      overlay={(id) => {
        const day = days.find((one) => one.timetableId === id);
        return (
          day && (
            <Hanging>
              <b>{day.title}</b> {over ? `${shortDate(over)} 자리로 옮기면` : shortDate(day.tableDate)}
            </Hanging>
          )
        );
      }}
    >
      <Scroller ref={root} data-drag-scroll="y" onKeyDown={onKeyDown}>
        <Weekdays aria-hidden>
          {WEEKDAYS.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Weekdays>
        {months.map((month) => (
          <Month key={month.key} aria-label={month.title}>
            <h2>
              {month.title}
              <small>
                {month.shootingDays > 0 ? `촬영 ${month.shootingDays}일` : ''}
                {month.holidaysUnknown ? ' 공휴일 미확인' : ''}
              </small>
            </h2>
            <table {...GRID} aria-label={month.title}>
              <tbody>
                {month.weeks.map((week) => (
                  <tr key={week.find((cell) => cell)?.date}>
                    {week.map((cell, i) =>
                      cell ? cellOf(cell) : <td key={`${month.key} ${WEEKDAYS[i]}`} />,
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </Month>
        ))}
      </Scroller>
      {phone ? (
        <SelectedDay
          date={date}
          days={daysOn(date)}
          addEntries={onMove ? props.addEntries(date) : []}
          menuOf={menuOf}
          onOpen={props.onOpen}
          onChecks={props.onChecks}
        />
      ) : null}
      <MenuList anchor={menu} entries={menu ? entriesFor(menu.date) : []} onClose={() => setMenu(null)} />
    </DragArea>
  );
}

const dateAt = (target: EventTarget): DateText | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-date]')?.dataset.date ?? null) : null;
const idAt = (element: Element): Id | null =>
  element.closest<HTMLElement>('[data-calendar-day]')?.dataset.calendarDay ?? null;

const sayCell = (cell: CalendarCell): string =>
  [shortDate(cell.date), cell.holiday, ...cell.days.map(sayDay)].filter((part) => part !== '').join(', ');

const sayDay = ({ title, scenes, findings }: DayView): string =>
  [`${title} ${scenes}씬`, ...(findings.length > 0 ? [`점검 ${findings.length}`] : [])].join(', ');
