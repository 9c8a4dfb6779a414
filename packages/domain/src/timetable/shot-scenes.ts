import { reportOf } from '../day-report/report-of.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { hasBegun, isPlaced } from './has-begun.ts';
import { currentBoard, daysOf, rowsOf, rowsOfScene } from './rows-of.ts';
import type { Board, Timetable, TimetableRow } from './timetable.ts';

/** TT34: parts that were not shot as planned, and stand on no other day of the board. */
export const partsLeft = (rows: readonly TimetableRow[]): readonly TimetableRow[] =>
  rows.filter(
    (row) =>
      row.part !== null &&
      !isPlaced(row) &&
      !rows.some((other) => isPlaced(other) && other.part === row.part),
  );

const isShot = (row: TimetableRow): boolean => hasBegun(row) && isPlaced(row);

/** Whether nothing of a scene is left to be shot. @param rows its rows on one board */
export const isWhollyShot = (rows: readonly TimetableRow[]): boolean =>
  rows.some(isShot) && !rows.some(({ state }) => state === 'planned') && partsLeft(rows).length === 0;

const rememberBegun = remembering<readonly TimetableRow[], readonly Id[]>();
const rememberShot = remembering<Board, ReadonlySet<Id>>();
const NOTHING_SHOT: ReadonlySet<Id> = new Set();

/** The scenes that are shot by the current plan, so that no board waits for them (TT35). The same set until that changes. */
export function shotScenes(state: ProjectState): ReadonlySet<Id> {
  const board = currentBoard(state);
  if (!board) return NOTHING_SHOT;
  return rememberShot(board, [state.timetableRow, state.timetable], (last) => {
    const days = daysOf(state, board._id);
    const begun = new Set(days.flatMap((day) => begunOn(rowsOf(state, day._id))));
    const ids = new Set(days.map(({ _id }) => _id));
    const isOfBoard = (row: TimetableRow) => ids.has(row.timetableId);
    const shot = [...begun].filter((id) => isWhollyShot(rowsOfScene(state, id).filter(isOfBoard)));
    const before = last ?? NOTHING_SHOT;
    return shot.length === before.size && shot.every((id) => before.has(id)) ? before : new Set(shot);
  });
}

const begunOn = (rows: readonly TimetableRow[]): readonly Id[] =>
  rememberBegun(rows, [], () => rows.flatMap((row) => (isShot(row) && row.sceneData) || []));

/** TT35: whether something of a day was shot, or said of it, so that it belongs to the shoot and no longer to a plan. */
export const isOfShoot = (state: ProjectState, day: Timetable): boolean =>
  rowsOf(state, day._id).some((row) => row.state !== 'planned') || reportOf(state, day._id) !== undefined;
