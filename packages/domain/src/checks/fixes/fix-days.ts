import { daysBetween } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import { josa } from '../../kernel/josa.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf, rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { type PlannedScene, plannedScenes } from '../planned-scenes.ts';
import { sayDay } from './fix-date.ts';
import { namesOfRows } from './fix-order.ts';
import { fix } from './plan-fix.ts';

/** So many days around its own are tried for each choice of scenes but the first, and for a change of dates. */
export const NEAREST = 8;
/** So many scenes are tried alone. */
const MOST_ALONE = 4;

/** The other shooting days of a day's unit that are not locked, the nearest first. */
export function openDays(state: ProjectState, day: Timetable): readonly Timetable[] {
  const distance = (other: Timetable) => Math.abs(daysBetween(day.tableDate, other.tableDate));
  return daysOf(state, day.boardId)
    .filter((other) => other._id !== day._id && other.dayKind === '촬영')
    .filter((other) => !other.locked && other.unit === day.unit)
    .toSorted((a, b) => distance(a) - distance(b));
}

/** The same rows on other days: behind their last scene, or before their first. */
export function* otherDays(
  state: ProjectState,
  day: Timetable,
  rowIds: readonly Id[],
  most = Number.POSITIVE_INFINITY,
) {
  if (rowIds.length === 0) return;
  for (const other of openDays(state, day).slice(0, most)) {
    const scenes = plannedScenes(state, other);
    const rows = rowsOf(state, other._id);
    const first = rows.findIndex((row) => row._id === scenes[0]?.row._id);
    const label = `${namesOfRows(state, rowIds)} ${josa(sayDay(state, other), '으로/로')} 옮기기`;
    const to = { rowIds: [...rowIds], toTimetableId: other._id };
    const behind = scenes.at(-1)?.row._id ?? rows.at(-1)?._id ?? null;
    yield fix(label, 'moveRows', { ...to, afterRowId: behind });
    if (first >= 0) yield fix(label, 'moveRows', { ...to, afterRowId: rows[first - 1]?._id ?? null });
  }
}

/** The same rows on one of the nearest days, behind each of its scenes but the last. */
export function* betweenOthers(state: ProjectState, day: Timetable, rowIds: readonly Id[]) {
  if (rowIds.length === 0) return;
  for (const other of openDays(state, day).slice(0, NEAREST)) {
    const scenes = plannedScenes(state, other).slice(0, -1);
    const label = `${namesOfRows(state, rowIds)} ${josa(sayDay(state, other), '으로/로')} 옮기기`;
    for (const { row } of scenes)
      yield fix(label, 'moveRows', {
        rowIds: [...rowIds],
        toTimetableId: other._id,
        afterRowId: row._id,
      });
  }
}

/**
 * Scenes of a day to other days, so that it is shorter by so many minutes: its last one, another one that is long
 * enough, or so many of the last as it takes.
 * @param among the scenes that may go; else all of the day
 */
export function* shorterBy(
  state: ProjectState,
  day: Timetable,
  minutes: number,
  among: readonly PlannedScene[] = plannedScenes(state, day),
) {
  const movable = among.filter(canGo);
  const last = movable.at(-1);
  if (!last) return;
  yield* otherDays(state, day, [last.row._id]);
  const alone = movable
    .filter((one) => one !== last && lengthOf(one) >= minutes)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b));
  for (const { row } of alone.slice(0, MOST_ALONE)) yield* otherDays(state, day, [row._id], NEAREST);
  const tail = tailOf(movable, minutes, 2);
  if (tail.length > 0) yield* otherDays(state, day, tail, NEAREST);
}

/** As many of a day's last scenes as last so long together, but never its first. */
export const lastOf = (state: ProjectState, day: Timetable, minutes: number): readonly Id[] =>
  tailOf(plannedScenes(state, day).filter(canGo), minutes, 1);

function tailOf(movable: readonly PlannedScene[], minutes: number, least: number): readonly Id[] {
  for (let from = movable.length - least; from > 0; from--) {
    const tail = movable.slice(from);
    if (tail.reduce((sum, one) => sum + lengthOf(one), 0) >= minutes) return tail.map(({ row }) => row._id);
  }
  return [];
}

const canGo = ({ row }: PlannedScene): boolean => !row.pinned && row.state === 'planned';
const lengthOf = ({ start, end }: PlannedScene): number => end - start;

/** The whole day on the date of another one, and that one on its own. */
export function* exchangedDays(state: ProjectState, day: Timetable) {
  if (!canChangeDate(state, day)) return;
  const others = openDays(state, day).filter((other) => canChangeDate(state, other));
  for (const other of others.slice(0, NEAREST))
    yield fix(`${josa(sayDay(state, other), '와/과')} 날짜 맞바꾸기`, 'swapTimetables', {
      timetableId: day._id,
      withTimetableId: other._id,
    });
}

const canChangeDate = (state: ProjectState, day: Timetable): boolean =>
  !day.locked && rowsOf(state, day._id).every(({ pinned }) => !pinned);
