import { type Change, type ChangeOf, changedId } from '../change.ts';
import { formatDuration } from '../kernel/clock.ts';
import { koreanDate } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';
import { dayClock } from '../timetable/day-clock.ts';
import { dayName, unitMark } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import type { Told, ToldEntry } from './told.ts';

/** NT11: so many minutes behind is late, and each time as many more. */
const STEP = 30;
/** A night's shoot goes on until the next noon at most. */
const NIGHT_MS = 12 * 3_600_000;

/** Whether it notes when a row began or ended. */
export const isRecord = (change: Change): boolean =>
  change.table === 'timetableRow' &&
  change.op === 'update' &&
  (change.after.actualStart !== undefined || change.after.actualEnd !== undefined);

/**
 * NT11: a day of the current plan that runs late, while it is shot, to everybody who may read it; once for each half
 * hour that it is behind its plan.
 */
export function toldOfLate(state: ProjectState, { at }: ToldEntry, change: ChangeOf<'timetableRow'>): Told[] {
  const row = isRecord(change as Change) ? state.timetableRow.get(changedId(change as Change)) : undefined;
  const day = row && state.timetable.get(row.timetableId);
  if (!row || !day || !state.board.get(day.boardId)?.isCurrent) return [];
  if (day.tableDate !== koreanDate(at) && day.tableDate !== koreanDate(at - NIGHT_MS)) return [];
  const planned = dayClock(state, day._id).rows.find(({ rowId }) => rowId === row._id)!;
  const behind =
    row.actualEnd === null ? (row.actualStart ?? planned.start) - planned.start : row.actualEnd - planned.end;
  const stage = Math.floor(behind / STEP);
  if (stage < 1) return [];
  const number = dayNumbers(state, day.boardId).get(day._id);
  const name = number === undefined ? `오늘${unitMark(day)} 촬영` : dayName(day, number);
  return [...state.projectMember.values()].map(({ userId }) => ({
    ...{ kind: 'late', userId, section: 'timetable', matter: day._id, stage },
    title: `${name}, 계획보다 ${formatDuration(stage * STEP)} 넘게 늦어지고 있어요`,
    ...{ body: '', path: `timetable?board=${day.boardId}` },
  }));
}
