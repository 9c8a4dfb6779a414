import {
  boardsOf,
  type Callsheet,
  type CallsheetVersion,
  callInstant,
  currentBoard,
  dayClock,
  dayName,
  dayNumbers,
  daysOf,
  formatClock,
  groupBy,
  type Id,
  lastVersion,
  locationsOfDay,
  type ProjectState,
  scenesOfDay,
  sheetDayName,
  shortDate,
  type Timetable,
  versionsOf,
} from '@ddak/domain';

/** A day and its call sheet, if it has one. */
export interface CallsheetDay {
  readonly timetableId: Id;
  readonly label: string;
  readonly date: string;
  /** `2026-12-03`. */
  readonly tableDate: string;
  readonly call: string;
  readonly facts: string;
  /** What the draft says otherwise than the version that counts: `집합 07:30 · 7씬`; empty where it does not. */
  readonly draft: string;
  readonly sheet: {
    readonly _id: Id;
    readonly status: Callsheet['status'];
    /** The version that counts; null: nothing of it counts. */
    readonly number: number | null;
    /** The draft is other than that version. */
    readonly isChanged: boolean;
  } | null;
  /** When the day's call is, in milliseconds since 1970. */
  readonly callAt: number;
  readonly hasScenes: boolean;
}

/**
 * The days of the plan that a call sheet can be made for, by date: all but days of rest. A sheet stays with the day it
 * was made of (TT14): days of other boards that have one are told by the name of theirs. CS99: one that was issued has
 * the numbers that were issued. `changed`: sheets that were issued and are other by now.
 */
export function callsheetDays(state: ProjectState, changed: ReadonlySet<Id>): readonly CallsheetDay[] {
  const board = currentBoard(state);
  if (!board) return [];
  const sheets = groupBy(state.callsheet, 'timetable');
  const days = boardsOf(state).flatMap(({ _id }) =>
    daysOf(state, _id).filter((day) => sheets.has(day._id) || (_id === board._id && day.dayKind !== '휴일')),
  );
  const numbers = new Map(
    [...new Set(days.map((day) => day.boardId))].flatMap((id) => [...dayNumbers(state, id)]),
  );
  return days
    .toSorted((a, b) => a.tableDate.localeCompare(b.tableDate))
    .map((day) => {
      const sheet = sheets.get(day._id)?.[0];
      const last = sheet && lastVersion(state, sheet._id);
      const planned = plannedDay(state, day);
      const issued = last && issuedDay(last);
      const shown = issued ?? planned;
      const boardName = day.boardId === board._id ? '' : (state.board.get(day.boardId)?.name ?? '');
      return {
        timetableId: day._id,
        label: issued?.label ?? dayName(day, numbers.get(day._id)),
        date: shown.date,
        tableDate: shown.tableDate,
        call: shown.call,
        facts: [boardName, shown.scenes, shown.end && `종료 예정 ${shown.end}`, shown.place]
          .filter(Boolean)
          .join(' · '),
        draft: issued ? otherwise(issued, planned) : '',
        sheet: sheet
          ? {
              _id: sheet._id,
              status: sheet.status,
              number: last?.number ?? null,
              isChanged: changed.has(sheet._id),
            }
          : null,
        callAt: shown.callAt,
        hasScenes: planned.scenes !== '',
      };
    });
}

interface DayNumbers {
  readonly date: string;
  readonly tableDate: string;
  readonly call: string;
  readonly scenes: string;
  readonly end: string;
  readonly place: string;
  readonly callAt: number;
}

function plannedDay(state: ProjectState, day: Timetable): DayNumbers {
  const scenes = scenesOfDay(state, day._id);
  const isEmpty = scenes.length === 0;
  return {
    date: shortDate(day.tableDate),
    tableDate: day.tableDate,
    call: formatClock(day.calltime),
    scenes: isEmpty ? '' : `${scenes.length}씬`,
    end: isEmpty ? '' : formatClock(dayClock(state, day._id).end),
    place: locationsOfDay(state, day._id)[0]?.realName ?? scenes[0]?.setName ?? '',
    callAt: callInstant(day.tableDate, day.calltime),
  };
}

const issuedDay = ({ sheet }: CallsheetVersion): DayNumbers & { readonly label: string } => ({
  label: sheetDayName(sheet),
  date: shortDate(sheet.date),
  tableDate: sheet.date,
  call: formatClock(sheet.calltime),
  scenes: `${sheet.totals.scenes}씬`,
  end: sheet.facts.find(({ label }) => label === '종료 예정')?.value ?? '',
  place: sheet.places[0]?.name ?? '',
  callAt: callInstant(sheet.date, sheet.calltime),
});

/** What is other in the plan of now than in what was issued. */
function otherwise(issued: DayNumbers, planned: DayNumbers): string {
  const said = [
    planned.date === issued.date ? '' : planned.date,
    planned.call === issued.call ? '' : `집합 ${planned.call}`,
    planned.scenes === issued.scenes ? '' : planned.scenes || '씬 없음',
    planned.end === issued.end ? '' : planned.end && `종료 예정 ${planned.end}`,
  ];
  return said.filter(Boolean).join(' · ');
}

/** CS30: for who writes no sheets: the days that were issued, by date. One that was taken back says so. */
export function issuedDays(state: ProjectState): readonly CallsheetDay[] {
  const ids = new Set([...state.callsheetVersion.values()].map(({ callsheet }) => callsheet));
  return [...ids]
    .map((callsheetId) => lastVersion(state, callsheetId) ?? versionsOf(state, callsheetId)[0]!)
    .toSorted((a, b) => a.sheet.date.localeCompare(b.sheet.date) || a.sheet.calltime - b.sheet.calltime)
    .map((version) => {
      const { timetable, callsheet, withdrawnAt, number } = version;
      const status = version.cancels ? 'cancelled' : 'published';
      const { scenes, end, place, ...issued } = issuedDay(version);
      return {
        timetableId: timetable,
        ...issued,
        facts: [scenes, end && `종료 예정 ${end}`, place].filter(Boolean).join(' · '),
        draft: '',
        sheet: { _id: callsheet, status, number: withdrawnAt === null ? number : null, isChanged: false },
        hasScenes: version.sheet.totals.scenes > 0,
      };
    });
}

/** Fewer days that are over are no way to go. */
const MANY = 8;

/**
 * CS112: the days in two: those that are over, and those that the list begins with: the last that is over, today's and what
 * comes. As long as little is over, and once all of it is, nothing is folded away.
 */
export function splitAtToday(
  days: readonly CallsheetDay[],
  today: string,
): { readonly over: readonly CallsheetDay[]; readonly shown: readonly CallsheetDay[] } {
  const past = days.filter(({ tableDate }) => tableDate < today);
  const lastDate = past.at(-1)?.tableDate;
  const over = past.filter(({ tableDate }) => tableDate !== lastDate);
  if (over.length < MANY || past.length === days.length) return { over: [], shown: days };
  return { over, shown: days.filter((day) => !over.includes(day)) };
}

/** CS112: the day whose sheet is to be made next: the first of today or later that has scenes and no sheet. */
export const nextToMake = (days: readonly CallsheetDay[], today: string): CallsheetDay | undefined =>
  days.find((day) => !day.sheet && day.hasScenes && day.tableDate >= today);
