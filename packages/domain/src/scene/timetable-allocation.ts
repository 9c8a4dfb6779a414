import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { byDate, currentBoard, rowsOf, rowsOfScene } from '../timetable/rows-of.ts';
import { isPlaced } from '../timetable/shot/has-begun.ts';
import { scenesLeftInPart, shotScenes } from '../timetable/shot/shot-scenes.ts';
import type { Board, Timetable, TimetableRow } from '../timetable/timetable.ts';

/** SL3: the days of a board that a scene stands on, by date; of the current one SPEC.md's `timetableAllocation`. */
export function timetableAllocation(
  state: ProjectState,
  sceneId: Id,
  boardId: Id | undefined = currentBoard(state)?._id,
): readonly Timetable[] {
  // A list asks for every scene of it: the days of the whole board are not gone through for each.
  const days = new Set(rowsOfScene(state, sceneId).map((row) => state.timetable.get(row.timetableId)));
  return [...days]
    .filter((day): day is Timetable => day !== undefined && day.boardId === boardId)
    .sort(byDate);
}

interface Placed {
  /** The rows of each day, as they were looked at. */
  readonly days: ReadonlyMap<Id, readonly TimetableRow[]>;
  readonly scenes: ReadonlySet<Id>;
}

const rememberPlaced = remembering<Board, Placed>();
const rememberAll = remembering<ReadonlySet<Id>, ReadonlySet<Id>>();
const NO_SCENES: ReadonlySet<Id> = new Set();

/**
 * The scenes that have a place on a board (TT34), the current one unless another is named: the same set until one gets its
 * first place or loses its last. What is shot by the current plan waits on no other board (TT35).
 */
export function allocatedScenes(state: ProjectState, boardId?: Id): ReadonlySet<Id> {
  const current = currentBoard(state);
  const board = boardId === undefined ? current : state.board.get(boardId);
  if (!board) return NO_SCENES;
  const placed = scenesOn(state, board);
  const left = scenesLeftInPart(state, board);
  const shot = board === current ? NO_SCENES : shotScenes(state);
  if (shot.size === 0 && left.size === 0) return placed;
  return rememberAll(
    placed,
    [shot, left],
    () => new Set([...placed].filter((id) => !left.has(id)).concat([...shot])),
  );
}

function scenesOn(state: ProjectState, board: Board): ReadonlySet<Id> {
  return rememberPlaced(board, [state.timetableRow, state.timetable], (last) => {
    const table = groupBy(state.timetable, 'boardId').get(board._id) ?? [];
    const days = new Map(table.map((day) => [day._id, rowsOf(state, day._id)]));
    return { days, scenes: last ? placedNow(last, days) : new Set(scenesOf(days.values())) };
  }).scenes;
}

function* scenesOf(days: Iterable<readonly TimetableRow[]>): Iterable<Id> {
  for (const rows of days) for (const row of rows) if (row.sceneData && isPlaced(row)) yield row.sceneData;
}

/** Looks only at days whose rows are others than before. */
function placedNow(last: Placed, days: Placed['days']): ReadonlySet<Id> {
  const touched = [...new Set([...last.days.keys(), ...days.keys()])].filter(
    (id) => last.days.get(id) !== days.get(id),
  );
  const came = new Set(scenesOf(touched.map((id) => days.get(id) ?? [])));
  const left = [...scenesOf(touched.map((id) => last.days.get(id) ?? []))].filter((id) => !came.has(id));
  // A scene that is split stands on other days, too.
  const elsewhere = new Set(
    left.length === 0
      ? []
      : scenesOf([...days].flatMap(([id, rows]) => (touched.includes(id) ? [] : [rows]))),
  );
  const gone = new Set(left.filter((id) => !elsewhere.has(id)));
  const isSame = gone.size === 0 && [...came].every((id) => last.scenes.has(id));
  return isSame ? last.scenes : new Set([...last.scenes, ...came].filter((id) => !gone.has(id)));
}
