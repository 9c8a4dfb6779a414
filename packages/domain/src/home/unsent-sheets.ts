import { can } from '../access/can.ts';
import { compareSheets } from '../callsheet/issue/compare-sheets.ts';
import { freezeCallsheet } from '../callsheet/issue/freeze-callsheet.ts';
import { lastVersion } from '../callsheet/issue/versions-of.ts';
import type { DateText } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { dayName } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';

export interface UnsentSheet {
  readonly callsheetId: Id;
  readonly date: DateText;
  /** `2회차`; empty: no day of shooting. */
  readonly dayName: string;
  /** It was issued, and has changed since; else never. */
  readonly isIssued: boolean;
}

/** So many of the next days are looked at: what is further off changes every day. */
const DAYS_AHEAD = 3;

/** HM3: sheets of the next days whose draft nobody has been sent as it is, for who writes and can read them whole. */
export function unsentSheets(state: ProjectState, member: ProjectMember, today: DateText): UnsentSheet[] {
  if (!can(member, 'write', 'callsheet')) return [];
  if (!can(member, 'read', 'timetable') || !can(member, 'read', 'screenplay')) return [];
  return [...state.callsheet.values()]
    .flatMap((sheet) => {
      const day = state.timetable.get(sheet.timetable);
      return day && day.tableDate >= today ? { callsheetId: sheet._id, day } : [];
    })
    .sort((a, b) => (a.day.tableDate < b.day.tableDate ? -1 : 1))
    .slice(0, DAYS_AHEAD)
    .flatMap(({ callsheetId, day }) => {
      const last = lastVersion(state, callsheetId);
      if (last && isSame(state, callsheetId, last)) return [];
      const dayNo = dayNumbers(state, day.boardId).get(day._id);
      const name = dayNo === undefined ? '' : dayName(day, dayNo);
      return { callsheetId, date: day.tableDate, dayName: name, isIssued: last !== undefined };
    });
}

/** A day that was called off waits for nothing. */
function isSame(
  state: ProjectState,
  callsheetId: Id,
  last: NonNullable<ReturnType<typeof lastVersion>>,
): boolean {
  if (last.cancels) return true;
  const now = freezeCallsheet(state, callsheetId);
  return now === null || compareSheets(last.sheet, now).length === 0;
}
