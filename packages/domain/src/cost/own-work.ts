import { can } from '../access/can.ts';
import { callOf } from '../callsheet/issue/call-of.ts';
import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { standingVersions } from '../callsheet/issue/versions-of.ts';
import { sheetDayName } from '../callsheet/sheet-day-name.ts';
import { isOfOtherUnit } from '../crew/team-unit.ts';
import { type ClockMinutes, parseClock } from '../kernel/clock.ts';
import type { DateText } from '../kernel/date.ts';
import { holidayOn } from '../kernel/holidays.ts';
import type { Id } from '../kernel/id.ts';
import { mondayOf } from '../labour/check-weeks.ts';
import { paidMinutes } from '../labour/paid-minutes.ts';
import { type LabourRules, rulesInForce } from '../labour/rules-in-force.ts';
import { pauseOf, type WorkDay, workDayOf } from '../labour/work-day.ts';
import { sumOfHours, type WorkedHours } from '../labour/worked-hours.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectState } from '../state.ts';
import { nameOfDay } from '../timetable/day-name.ts';
import { currentBoard, daysOf } from '../timetable/rows-of.ts';
import { wageOf } from './wages-of.ts';

/** Minutes of work as one person has them, and what is paid for them. */
export interface OwnHours extends WorkedHours {
  /** Whole won; null: nobody has said what they are paid. */
  readonly won: number | null;
}

export interface OwnWorkDay extends OwnHours {
  readonly timetableId: Id;
  readonly date: DateText;
  readonly dayName: string;
  /** Told by a call sheet; else of the plan alone. */
  readonly isIssued: boolean;
  /** On the day's clock, may pass 24:00. */
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly isHoliday: boolean;
}

/** A week from Monday to Sunday, and its days by date. */
export interface OwnWorkWeek extends OwnHours {
  readonly monday: DateText;
  readonly days: readonly OwnWorkDay[];
}

export interface OwnWork extends OwnHours {
  /** What they are paid for a plain day, and for one on which they are held; null: nobody has said so. */
  readonly dayRate: number | null;
  readonly holdRate: number | null;
  readonly weeks: readonly OwnWorkWeek[];
  /** LB7: so many minutes a week holds at most. */
  readonly weekLimit: number;
}

/**
 * CO18: what somebody of the crew works and is paid, day by day and week by week, as they may know it: what was issued
 * by their own call, the rest of the plan by everybody's. Null: they are not of the crew.
 */
export function ownWork(state: ProjectState, userId: Id): OwnWork | null {
  if (!isOfCrew(state, userId)) return null;
  const pay = ownPay(state, userId);
  const rules = rulesInForce([...state.project.values()][0]?.labourRules);
  const dayRate = pay?.dayRate ?? null;
  const days = workDays(state, userId)
    .map((one) => ownDay(one, dayRate, rules))
    .filter(({ worked, isIssued }) => isIssued || worked > 0)
    .toSorted((a, b) => (a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1));
  const weeks = [...groupByMonday(days)].map(([monday, own]) => ({
    monday,
    days: own,
    ...sumOf(own, dayRate),
  }));
  return {
    dayRate,
    holdRate: pay?.holdRate ?? null,
    weeks,
    weekLimit: rules.weekHours.value + rules.weekExtension.value,
    ...sumOf(days, dayRate),
  };
}

/** Who may not see the crew knows by their own pay that they are of it (CO12). */
export const isOfCrew = (state: ProjectState, userId: Id): boolean =>
  ownPay(state, userId) !== undefined || [...state.crew.values()].some((person) => person.userId === userId);

const ownPay = (state: ProjectState, userId: Id) =>
  [...state.personPay.values()].find((pay) => pay.userId === userId && pay.crewId !== null);

const groupByMonday = (days: readonly OwnWorkDay[]) => Map.groupBy(days, ({ date }) => mondayOf(date));

const sumOf = (days: readonly OwnHours[], dayRate: number | null): OwnHours => ({
  ...sumOfHours(days),
  won: dayRate === null ? null : days.reduce((sum, { won }) => sum + (won ?? 0), 0),
});

type Said = Pick<OwnWorkDay, 'timetableId' | 'dayName' | 'isIssued'> & { readonly work: WorkDay };

function ownDay({ work, ...said }: Said, dayRate: number | null, rules: LabourRules): OwnWorkDay {
  const { worked, overtime, night } = paidMinutes(work, rules);
  const { date, start, end, holiday } = work;
  const won = dayRate === null ? null : Math.round(wageOf(dayRate, rules, work));
  return { ...said, date, start, end, isHoliday: holiday, worked, overtime, night, won };
}

function workDays(state: ProjectState, userId: Id): readonly Said[] {
  const versions = standingVersions(state);
  const told = new Set(versions.map(({ timetable }) => timetable));
  const board = can(memberOf(state, userId), 'read', 'timetable') ? currentBoard(state) : undefined;
  const planned = board ? daysOf(state, board._id).filter(({ _id }) => !told.has(_id)) : [];
  return [
    ...versions
      .filter(({ cancels }) => !cancels)
      .flatMap((version) => issuedWork(state, version, userId) ?? []),
    ...planned.flatMap((day): Said[] => {
      const work = workDayOf(state, day);
      // CS108
      if (!work || isOfOtherUnit(state, userId, day.unit)) return [];
      return [{ timetableId: day._id, dayName: nameOfDay(state, day), isIssued: false, work }];
    }),
  ];
}

/** The day as the sheet has it, from their own call on. */
function issuedWork(state: ProjectState, { sheet, timetable }: CallsheetVersion, userId: Id): Said | null {
  const call = callOf(state, sheet, { kind: 'member', id: userId });
  // CS100: who is not called does not work.
  if (!call) return null;
  const start = parseClock(call.time) ?? sheet.calltime;
  const pauses = sheet.rows.flatMap((row) => {
    const kind = row.kind === 'phase' ? pauseOf({ kind: row.phaseKind }) : null;
    const from = Math.max(start, row.start);
    return kind && row.end > from ? [{ kind, start: from, end: row.end }] : [];
  });
  const { date } = sheet;
  const end = Math.max(start, ...sheet.rows.map((row) => row.end));
  const work = {
    date,
    start,
    end,
    pauses,
    shooting: sheet.dayNo !== null,
    holiday: holidayOn(date) !== null,
  };
  return { timetableId: timetable, dayName: sheetDayName(sheet), isIssued: true, work };
}
