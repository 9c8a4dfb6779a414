import { type Change, update } from '../../change.ts';
import { keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import { dayClock, rowMinutes } from '../day-clock.ts';
import { isClosing } from '../day-rows/day-row-set.ts';
import { rowsOf } from '../rows-of.ts';
import type { Timetable, TimetableRow } from '../timetable.ts';

/** How long people work before a meal that has to find its place anew (DR4). */
const BEFORE_MEAL_MINUTES = 300;

/** The changes that give a day these scenes: what stays opens it, closes it, and stands between at about its time. */
export function setDay(
  state: ProjectState,
  day: Timetable,
  staying: readonly TimetableRow[],
  scenes: readonly TimetableRow[],
): Change[] {
  const order = orderOf(state, day, staying, scenes);
  const stands = rowsOf(state, day._id);
  if (order.length === stands.length && order.every((row, i) => row._id === stands[i]!._id)) return [];
  const keys = keysAfter([], null, order.length);
  return order.flatMap((row, i) => {
    const change = update('timetableRow', row, { timetableId: day._id, orderKey: keys[i]! });
    return change ? [change] : [];
  });
}

function orderOf(
  state: ProjectState,
  day: Timetable,
  staying: readonly TimetableRow[],
  scenes: readonly TimetableRow[],
): TimetableRow[] {
  const inner = staying.findIndex(
    (row) => isPause(row) || row.rowType === 'scene' || isClosing(row.phaseData),
  );
  const opening = inner < 0 ? staying : staying.slice(0, inner);
  const between = staying.slice(opening.length).filter((row) => !isClosing(row.phaseData));
  const closing = staying.slice(opening.length).filter((row) => isClosing(row.phaseData));
  const starts = new Map(dayClock(state, day._id).rows.map(({ rowId, start }) => [rowId, start]));
  let pauses = 0;
  const waiting = between.map((row) => {
    if (isPause(row)) pauses += 1;
    const due = isPause(row) ? day.calltime + BEFORE_MEAL_MINUTES * pauses : (starts.get(row._id) ?? 0);
    return { row, due: row.fixedStart ?? due };
  });
  const order = [...opening];
  let clock = day.calltime + opening.reduce((sum, row) => sum + rowMinutes(state, row), 0);
  const put = (row: TimetableRow) => {
    order.push(row);
    clock += rowMinutes(state, row);
  };
  for (const scene of scenes) {
    while (waiting[0] && waiting[0].due <= clock) put(waiting.shift()!.row);
    put(scene);
  }
  return [...order, ...waiting.map(({ row }) => row), ...closing];
}

const isPause = ({ phaseData }: TimetableRow): boolean =>
  phaseData?.kind === '식사' || phaseData?.kind === '휴식';
