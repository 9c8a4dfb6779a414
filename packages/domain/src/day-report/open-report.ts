import { lastVersion } from '../callsheet/issue/versions-of.ts';
import type { Id } from '../kernel/id.ts';
import { callInstant } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';
import { dayClock } from '../timetable/day-clock.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { reportOf } from './report-of.ts';

/** A day whose report is to be written. */
export interface OpenReport {
  readonly callsheetId: Id;
  readonly day: Timetable;
  /** Null: no day of shooting. */
  readonly dayNo: number | null;
  /** Whether it was to be over by now. */
  readonly isOver: boolean;
}

/** So long it is asked for. */
const ASKED_MS = 7 * 24 * 3_600_000;

/** RP11: the report that a sheet asks for: from the day's call on, until the release is written; not of a day called off. */
export function openReport(state: ProjectState, callsheetId: Id, now: number): OpenReport | null {
  const sheet = state.callsheet.get(callsheetId);
  const day = sheet && state.timetable.get(sheet.timetable);
  if (!day || lastVersion(state, callsheetId)?.cancels) return null;
  const since = now - callInstant(day.tableDate, day.calltime);
  if (since < 0 || since > ASKED_MS || reportOf(state, day._id)?.releasedAt != null) return null;
  const clock = dayClock(state, day._id);
  if (clock.rows.length === 0) return null;
  return {
    callsheetId,
    day,
    dayNo: dayNumbers(state, day.boardId).get(day._id) ?? null,
    isOver: now >= callInstant(day.tableDate, clock.end),
  };
}

/** RP11: of all days the last one that asks for its report. */
export const lastOpenReport = (state: ProjectState, now: number): OpenReport | null =>
  [...state.callsheet.keys()]
    .flatMap((id) => openReport(state, id, now) ?? [])
    .toSorted((a, b) => (a.day.tableDate < b.day.tableDate ? 1 : -1))[0] ?? null;
