import { reportOf } from '../../day-report/report-of.ts';
import type { Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { currentBoard, daysOf, rowsOf, rowsOnBoard } from '../rows-of.ts';
import type { Board, Timetable, TimetableRow } from '../timetable.ts';
import { hasBegun, isPlaced } from './has-begun.ts';

/** TT34: parts of a scene that were not shot as planned and stand on no other day of the board, while others of it do. */
export function partsLeft(rows: readonly TimetableRow[]): readonly TimetableRow[] {
  const placed = rows.filter(isPlaced);
  const isComing = ({ part }: TimetableRow) =>
    placed.some((other) => other.part === null || other.part === part);
  return placed.length === 0
    ? []
    : rows.filter((row) => row.part !== null && !isPlaced(row) && !isComing(row));
}

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
    const shot = [...begun].filter((id) => isWhollyShot(rowsOnBoard(state, board._id, id)));
    const before = last ?? NOTHING_SHOT;
    return shot.length === before.size && shot.every((id) => before.has(id)) ? before : new Set(shot);
  });
}

const rememberUnshot = remembering<readonly TimetableRow[], readonly Id[]>();
const unshotOn = (rows: readonly TimetableRow[]): readonly Id[] =>
  rememberUnshot(rows, [], () =>
    rows.flatMap((row) => (row.part !== null && !isPlaced(row) && row.sceneData) || []),
  );

const rememberLeft = remembering<Board, ReadonlySet<Id>>();

/** TT34: the scenes of a board that wait for a day again, for a part alone. The same set until that changes. */
export const scenesLeftInPart = (state: ProjectState, board: Board): ReadonlySet<Id> =>
  rememberLeft(board, [state.timetableRow, state.timetable], (last = NOTHING_SHOT) => {
    const days = daysOf(state, board._id);
    const unshot = new Set(days.flatMap((day) => unshotOn(rowsOf(state, day._id))));
    if (unshot.size === 0) return last.size === 0 ? last : NOTHING_SHOT;
    const left = [...unshot].filter((id) => partsLeft(rowsOnBoard(state, board._id, id)).length > 0);
    return left.length === last.size && left.every((id) => last.has(id)) ? last : new Set(left);
  });

const begunOn = (rows: readonly TimetableRow[]): readonly Id[] =>
  rememberBegun(rows, [], () => rows.flatMap((row) => (isShot(row) && row.sceneData) || []));

/** TT35: whether something of a day was shot, or said of it, so that it belongs to the shoot and no longer to a plan. */
export const isOfShoot = (state: ProjectState, day: Timetable): boolean =>
  rowsOf(state, day._id).some((row) => row.state !== 'planned') || reportOf(state, day._id) !== undefined;
