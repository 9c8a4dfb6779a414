import { z } from 'zod';
import { can } from '../access/can.ts';
import { readableState } from '../access/readable-state.ts';
import { callOf, ownCallAt } from '../callsheet/issue/call-of.ts';
import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { standingVersions } from '../callsheet/issue/versions-of.ts';
import { sheetDayName } from '../callsheet/sheet-day-name.ts';
import { isOfOtherUnit } from '../crew/team-unit.ts';
import { formatClock } from '../kernel/clock.ts';
import { type DateText, dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { callInstant } from '../kernel/korean-time.ts';
import type { ProjectMember } from '../project/project.ts';
import { type ReportDay, reportDays } from '../report/report-days.ts';
import type { ProjectState } from '../state.ts';
import { currentBoard } from '../timetable/rows-of.ts';

/** A day of a project as one person has it before them. Moments are milliseconds since 1970. */
export const myDaySchema = z.object({
  timetableId: idSchema,
  date: dateSchema,
  /** `2회차`; of a day that is not one to shoot its kind. */
  dayName: z.string(),
  /** `issued`: told by a call sheet; `off`: told not to be shot; `planned`: of the plan alone. */
  standing: z.enum(['issued', 'planned', 'off']),
  /** `07:00`, of the person; of a planned day everybody's. Null: nothing stands on the day yet. */
  time: z.string().nullable(),
  /** Whose call it is; empty: everybody's. */
  team: z.string(),
  place: z.string(),
  /** For the map; empty where it is not known. */
  address: z.string(),
  preparation: z.string(),
  callAt: z.int().nullable(),
  /** The planned end; null where none is known. */
  endsAt: z.int().nullable(),
  callsheetId: idSchema.nullable(),
  /** When the sheet was issued. */
  issuedAt: z.int().nullable(),
});
export type MyDay = z.infer<typeof myDaySchema>;

/**
 * MS1: the days of a project from a date on, as its member may know them, by their calls: what was issued, and of who may
 * read the plan those of its days that were not.
 */
export function myDays(state: ProjectState, member: ProjectMember, from: DateText): readonly MyDay[] {
  const seen = readableState(state, member);
  const issued = standingVersions(seen);
  const told = new Set(issued.map(({ timetable }) => timetable));
  const planned = can(member, 'read', 'timetable')
    ? reportDays(seen, currentBoard(seen))
        .filter(({ day }) => day.dayKind !== '휴일' && !told.has(day._id))
        // CS108
        .filter(({ day }) => !isOfOtherUnit(seen, member.userId, day.unit))
    : [];
  return [
    ...issued.flatMap((version) => issuedDay(seen, version, member.userId) ?? []),
    ...planned.map((day) => plannedDay(seen, day)),
  ]
    .filter(({ date }) => date >= from)
    .toSorted(compareMyDays);
}

/** By date, then by call; a day without one first. */
export const compareMyDays = (a: MyDay, b: MyDay): number =>
  a.date === b.date ? (a.callAt ?? 0) - (b.callAt ?? 0) : a.date < b.date ? -1 : 1;

function issuedDay(state: ProjectState, version: CallsheetVersion, userId: string): MyDay | null {
  const { sheet, cancels, callsheet: callsheetId, timetable: timetableId } = version;
  const call = callOf(state, sheet, { kind: 'member', id: userId });
  // CS100
  if (!call) return null;
  const { time, team, place, address, preparation } = call;
  const end = Math.max(0, ...sheet.rows.map((row) => row.end));
  const callAt = ownCallAt(sheet, call);
  const endsAt = callInstant(sheet.date, end);
  return {
    ...{ timetableId, callsheetId, date: sheet.date, dayName: sheetDayName(sheet) },
    ...{ time, team, place, address, preparation, callAt },
    standing: cancels ? 'off' : 'issued',
    endsAt: endsAt > callAt ? endsAt : null,
    issuedAt: version.publishedAt,
  };
}

function plannedDay(state: ProjectState, { day, name, lines, scenes }: ReportDay): MyDay {
  const set = scenes.find(({ location }) => location !== null)?.location;
  const location = set ? state.location.get(set) : undefined;
  const end = Math.max(day.calltime, ...lines.map((line) => line.end));
  const isEmpty = lines.length === 0;
  return {
    ...{ timetableId: day._id, callsheetId: null, date: day.tableDate, dayName: name, standing: 'planned' },
    time: isEmpty ? null : formatClock(day.calltime),
    ...{ team: '', preparation: '', issuedAt: null },
    place: location?.realName ?? '',
    address: location?.address ?? '',
    callAt: isEmpty ? null : callInstant(day.tableDate, day.calltime),
    endsAt: isEmpty ? null : callInstant(day.tableDate, end),
  };
}
