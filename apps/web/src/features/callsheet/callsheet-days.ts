import {
  boardsOf,
  type Callsheet,
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
  versionsOf,
} from '@ddak/domain';

/** A day and its call sheet, if it has one. */
export interface CallsheetDay {
  readonly timetableId: Id;
  readonly label: string;
  readonly date: string;
  readonly call: string;
  readonly facts: string;
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
 * was made of (TT14): days of other boards that have one are told by the name of theirs. `changed`: sheets that were
 * issued and are other by now.
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
      const scenes = scenesOfDay(state, day._id);
      const place = locationsOfDay(state, day._id)[0]?.realName ?? scenes[0]?.setName ?? '';
      const sheet = sheets.get(day._id)?.[0];
      const facts = [
        day.boardId === board._id ? '' : (state.board.get(day.boardId)?.name ?? ''),
        scenes.length > 0 ? `${scenes.length}씬` : '',
        scenes.length > 0 ? `종료 예정 ${formatClock(dayClock(state, day._id).end)}` : '',
        place,
      ];
      return {
        timetableId: day._id,
        label: dayName(day, numbers.get(day._id)),
        date: shortDate(day.tableDate),
        call: formatClock(day.calltime),
        facts: facts.filter((fact) => fact !== '').join(' · '),
        sheet: sheet
          ? {
              _id: sheet._id,
              status: sheet.status,
              number: lastVersion(state, sheet._id)?.number ?? null,
              isChanged: changed.has(sheet._id),
            }
          : null,
        callAt: callInstant(day.tableDate, day.calltime),
        hasScenes: scenes.length > 0,
      };
    });
}

/** CS30: for who writes no sheets: the days that were issued, by date. One that was taken back says so. */
export function issuedDays(state: ProjectState): readonly CallsheetDay[] {
  const ids = new Set([...state.callsheetVersion.values()].map(({ callsheet }) => callsheet));
  return [...ids]
    .map((callsheetId) => lastVersion(state, callsheetId) ?? versionsOf(state, callsheetId)[0]!)
    .toSorted((a, b) => a.sheet.date.localeCompare(b.sheet.date) || a.sheet.calltime - b.sheet.calltime)
    .map((version) => {
      const { sheet, timetable, callsheet, withdrawnAt, number } = version;
      const status = version.cancels ? 'cancelled' : 'published';
      const end = sheet.facts.find(({ label }) => label === '종료 예정')?.value;
      const facts = [`${sheet.totals.scenes}씬`, end && `종료 예정 ${end}`, sheet.places[0]?.name];
      return {
        timetableId: timetable,
        label: sheetDayName(sheet),
        date: shortDate(sheet.date),
        call: formatClock(sheet.calltime),
        facts: facts.filter(Boolean).join(' · '),
        sheet: { _id: callsheet, status, number: withdrawnAt === null ? number : null, isChanged: false },
        callAt: callInstant(sheet.date, sheet.calltime),
        hasScenes: sheet.totals.scenes > 0,
      };
    });
}
