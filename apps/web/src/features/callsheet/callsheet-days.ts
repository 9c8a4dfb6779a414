import {
  boardsOf,
  type Callsheet,
  currentBoard,
  dayClock,
  dayNumbers,
  daysOf,
  formatClock,
  groupBy,
  type Id,
  locationsOfDay,
  type ProjectState,
  scenesOfDay,
  shortDate,
} from '@ddak/domain';

/** A day and its call sheet, if it has one. */
export interface CallsheetDay {
  readonly timetableId: Id;
  readonly label: string;
  readonly date: string;
  readonly call: string;
  readonly facts: string;
  readonly sheet: { readonly _id: Id; readonly status: Callsheet['status'] } | null;
  readonly hasScenes: boolean;
}

/**
 * The days of the plan that a call sheet can be made for, by date: all but days of rest. A sheet stays with the day it
 * was made of (TT14): days of other boards that have one are told by the name of theirs.
 */
export function callsheetDays(state: ProjectState): readonly CallsheetDay[] {
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
      const dayNo = numbers.get(day._id);
      const sheet = sheets.get(day._id)?.[0];
      const facts = [
        day.boardId === board._id ? '' : (state.board.get(day.boardId)?.name ?? ''),
        scenes.length > 0 ? `${scenes.length}씬` : '',
        scenes.length > 0 ? `종료 예정 ${formatClock(dayClock(state, day._id).end)}` : '',
        place,
      ];
      return {
        timetableId: day._id,
        label: dayNo === undefined ? day.dayKind : `${dayNo}회차`,
        date: shortDate(day.tableDate),
        call: formatClock(day.calltime),
        facts: facts.filter((fact) => fact !== '').join(' · '),
        sheet: sheet ? { _id: sheet._id, status: sheet.status } : null,
        hasScenes: scenes.length > 0,
      };
    });
}
