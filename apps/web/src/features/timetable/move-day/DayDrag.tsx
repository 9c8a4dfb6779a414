import { addDays, type DateText, type Id, shortDate } from '@ddak/domain';
import { announce } from '@ddak/ui';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { DragArea } from '../../../platform/drag/DragArea.tsx';
import { DragSession } from '../../../platform/drag/drag-session.ts';
import { useDragTarget } from '../../../platform/drag/use-drag-target.ts';
import type { DayView } from '../view/day-view.ts';
import { dayTarget, partAt } from './day-target.ts';
import { useTellDay } from './use-tell-day.ts';

const Hanging = styled('div')({
  width: 'max-content',
  padding: '7px 11px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12.5,
  transform: 'translate(12px, 12px)',
  '& b': { marginRight: 4 },
});

/** Whole days of the board, taken by their heads: dragged onto another date, or moved by Alt and an arrow. */
export function DayDrag(props: {
  readonly days: readonly DayView[];
  /** Null for whoever only reads. */
  readonly onMove: ((timetableId: Id, date: DateText) => boolean) | null;
  /** `lifted`: the day that hangs at the pointer, which has to stay drawn. */
  readonly children: (lifted: Id | null) => ReactNode;
}) {
  const { days, onMove } = props;
  const [drag] = useState(() => new DragSession<Id, DateText>());
  useTellDay(drag);
  const lifted = useSyncExternalStore(drag.subscribe, () => drag.now()?.item ?? null);
  const root = useRef<HTMLDivElement>(null);
  const headed = (target: EventTarget): DayView | undefined => {
    const id = target instanceof Element && target.closest('[data-day-head]') && dayIdAt(target);
    return days.find((day) => day.timetableId === id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const day = headed(event.target);
    if (!event.altKey || !step || !day || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    if (day.locked) return announce('잠긴 날이에요. 먼저 잠금을 풀어 주세요.');
    if (!onMove(day.timetableId, addDays(day.tableDate, step))) return;
    // Its column may come to stand elsewhere, and lose the focus by that.
    const menu = `[data-day="${day.timetableId}"] [data-day-head] button`;
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(menu)?.focus());
  };
  return (
    <DragArea<Id, DateText>
      session={drag}
      itemAt={(element) => {
        const day = element.closest('button') ? undefined : headed(element);
        return day && onMove && !day.locked ? day.timetableId : null;
      }}
      targetAt={(under, { x }, id) => {
        const column = under?.closest<HTMLElement>('[data-day]');
        if (!column) return under?.closest('[data-next-day]') ? dayTarget(days, id, null, 'on') : null;
        return dayTarget(days, id, dayIdAt(column), partAt(x, column.getBoundingClientRect()));
      }}
      onDrop={(id, date) => onMove?.(id, date)}
      overlay={(id) => <HangingDay drag={drag} days={days} id={id} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the days' menus, which have roles of their own */}
      <div ref={root} style={{ display: 'contents' }} onKeyDown={onKeyDown}>
        <Marks drag={drag} days={days} />
        {props.children(lifted)}
      </div>
    </DragArea>
  );
}

const dayIdAt = (element: Element): Id | null =>
  element.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;

/** The day that is lifted, and the one it would change places with, by a rule of style: no column is drawn for it. */
function Marks(props: { readonly drag: DragSession<Id, DateText>; readonly days: readonly DayView[] }) {
  const { drag } = props;
  const now = useSyncExternalStore(drag.subscribe, drag.now);
  if (!now) return null;
  const unit = props.days.find((day) => day.timetableId === now.item)?.unit;
  const over = props.days.find((day) => day.tableDate === now.target && day.unit === unit);
  return (
    <GlobalStyles
      styles={{
        [`[data-day="${now.item}"]`]: { opacity: 0.4 },
        ...(over ? { [`[data-day="${over.timetableId}"]`]: { borderColor: 'var(--brand) !important' } } : {}),
      }}
    />
  );
}

function HangingDay(props: {
  readonly drag: DragSession<Id, DateText>;
  readonly days: readonly DayView[];
  readonly id: Id;
}) {
  const { days } = props;
  const date = useDragTarget(props.drag);
  const day = days.find((one) => one.timetableId === props.id);
  if (!day) return null;
  const other = days.find((one) => one.tableDate === date && one.unit === day.unit);
  const words = other
    ? `${other.title} 날과 맞바꾸기`
    : date
      ? `${shortDate(date)} 자리로 옮기면`
      : shortDate(day.tableDate);
  return (
    <Hanging>
      <b>{day.title}</b> {words}
    </Hanging>
  );
}
