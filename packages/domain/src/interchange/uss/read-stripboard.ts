import { addDays, type DateText, weekdayOf } from '../../kernel/date.ts';
import { type Timetable, UNITS } from '../../timetable/timetable.ts';
import type { CountedNumber } from './scene-number.ts';
import type { ScheduleDay, ScheduleReading } from './schedule-reading.ts';
import { dateOfUss } from './uss-dates.ts';
import type { UssBoard, UssCalendar, UssStripboard } from './uss-file.ts';

/** What of the breakdowns a board needs to be read. */
export interface KnownSheets {
  /** The scene of a sheet, by the sheet's id. */
  readonly numbers: ReadonlyMap<string, CountedNumber>;
  /** Sheets that end a day, as files of before version 1 have them. */
  readonly dayBreaks: ReadonlySet<string>;
}

const BONEYARD = /bone\s*yard|unscheduled|미배정/i;
const SECOND = /\bb\b|second|2nd|2\s*유닛|세컨/i;
/** More than a board may have. */
const MOST_DAYS = 400;

/** US5, US6: a board's days with their dates and scenes, and the days of its calendar that are none to shoot on. */
export function readStripboard(
  { name, boards }: UssStripboard,
  calendar: UssCalendar | undefined,
  sheets: KnownSheets,
): ScheduleReading['boards'][number] {
  const told = boards.filter((board) => !BONEYARD.test(board.name));
  const shot = told.flatMap((board, i): ScheduleDay[] => {
    const unit = board._unit ?? (i > 0 || SECOND.test(board.name) ? UNITS[1] : UNITS[0]);
    const groups = dayGroups(board, sheets).slice(0, MOST_DAYS);
    const dates = datesOf(groups.length, calendar);
    let dayNo = 0;
    return groups.flatMap((ids, at): ScheduleDay[] => {
      const scenes = ids.flatMap((id) => sheets.numbers.get(id) ?? []);
      // A day of the other unit alone: both are counted by the same calendar.
      if (ids.length === 0 && told.length > 1) return [];
      dayNo += 1;
      const own = board._days?.[at];
      const tableDate = dates[at] ?? own?.date ?? null;
      return [
        {
          ...{ row: at + 1, doubts: [], dayNo, tableDate, unit, dayKind: '촬영' },
          ...{ calltime: own?.calltime ?? null, note: own?.note ?? '' },
          scenes: scenes.map(({ episodeNo, sceneNo, subSceneNo }) => ({ episodeNo, sceneNo, subSceneNo })),
        },
      ];
    });
  });
  const shooting = new Set(shot.map(({ tableDate }) => tableDate));
  const others = otherDays(calendar, shot.length).filter(({ tableDate }) => !shooting.has(tableDate));
  return { name, days: [...shot, ...others] };
}

/** Breakdowns by day: groups of the file, or what stands between its day breaks. Without either there are no days. */
function dayGroups({ breakdownIds }: UssBoard, { dayBreaks }: KnownSheets): string[][] {
  if (breakdownIds.some((one) => Array.isArray(one)))
    return breakdownIds.filter((one) => typeof one !== 'string');
  const ids = breakdownIds as string[];
  if (!ids.some((id) => dayBreaks.has(id))) return [];
  const groups: string[][] = [[]];
  for (const id of ids) {
    if (dayBreaks.has(id)) groups.push([]);
    else groups.at(-1)!.push(id);
  }
  return groups.filter((group) => group.length > 0);
}

/** US6: the n-th day's date: counted from the start, past weekdays and dates that are off. None without a start. */
function datesOf(count: number, calendar: UssCalendar | undefined): DateText[] {
  const events = calendar?.events ?? [];
  const start = events.flatMap(({ type, date }) => (type === 'start' ? (dateOfUss(date) ?? []) : []))[0];
  if (start === undefined) return [];
  const weekdays = new Set(calendar?.daysOff ?? []);
  const off = new Set(events.flatMap(({ type, date }) => (type === 'dayOff' ? (dateOfUss(date) ?? []) : [])));
  const dates: DateText[] = [];
  if (weekdays.size === 7) return [];
  for (let date = start; dates.length < count; date = addDays(date, 1))
    if (!weekdays.has(weekdayOf(date)) && !off.has(date)) dates.push(date);
  return dates;
}

const KINDS: Readonly<Record<string, Timetable['dayKind']>> = {
  holiday: '휴일',
  travel: '이동',
  rehearsal: '준비',
};

/** Holidays, days to travel and to rehearse by name. A date that is merely left out is no day of the plan. */
function otherDays(calendar: UssCalendar | undefined, before: number): ScheduleDay[] {
  const byDate = new Map<DateText, Timetable['dayKind']>();
  for (const { date, type, name, _dayKind } of calendar?.events ?? []) {
    const kind = _dayKind ?? (type === 'start' ? undefined : KINDS[(name ?? '').toLowerCase()]);
    const told = dateOfUss(date);
    if (kind !== undefined && kind !== '촬영' && told !== null && !byDate.has(told)) byDate.set(told, kind);
  }
  return [...byDate].slice(0, MOST_DAYS).map(([tableDate, dayKind], i) => ({
    ...{ row: before + i + 1, doubts: [], dayNo: null, tableDate, unit: UNITS[0], dayKind },
    ...{ calltime: null, note: '', scenes: [] },
  }));
}
