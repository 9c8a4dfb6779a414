import {
  allocatedScenes,
  boardsOf,
  currentBoard,
  dayNumbers,
  type Id,
  type ProjectState,
} from '@ddak/domain';

/** A board as the menu of boards names it. */
export interface BoardLine {
  readonly boardId: Id;
  readonly name: string;
  readonly isCurrent: boolean;
  /** `12회차 · 84씬 배정`. */
  readonly facts: string;
}

export function boardLines(state: ProjectState): readonly BoardLine[] {
  const current = currentBoard(state)?._id;
  return boardsOf(state).map(({ _id, name }) => {
    const placed = allocatedScenes(state, _id).size;
    const days = dayNumbers(state, _id).size;
    return {
      boardId: _id,
      name,
      isCurrent: _id === current,
      facts: days === 0 ? '촬영일 없음' : `${days}회차 · ${placed}씬 배정`,
    };
  });
}

/** The next name of the kind that people give: `3안` where 1안 and 2안 are, whatever else there is. */
export function nextBoardName(state: ProjectState): string {
  const taken = new Set([...state.board.values()].map(({ name }) => name));
  let no = 2;
  while (taken.has(`${no}안`)) no++;
  return `${no}안`;
}

/** What goes with a board, line by line. */
export function boardLosses(state: ProjectState, boardId: Id): readonly string[] {
  const days = [...state.timetable.values()].filter((day) => day.boardId === boardId);
  const ids = new Set(days.map(({ _id }) => _id));
  const rows = [...state.timetableRow.values()].filter((row) => ids.has(row.timetableId));
  const scenes = rows.filter(({ rowType }) => rowType === 'scene').length;
  const sheets = [...state.callsheet.values()].filter(({ timetable }) => ids.has(timetable)).length;
  return [
    days.length > 0 ? `날 ${days.length}일` : '',
    scenes > 0 ? `씬 줄 ${scenes}개와 일정 줄 ${rows.length - scenes}개` : '',
    sheets > 0 ? `작성 중인 일촬표 ${sheets}개` : '',
  ].filter((loss) => loss !== '');
}
