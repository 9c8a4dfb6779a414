import type { BoardView } from './board-view.ts';

/** The days of a board that is only proposed: marked 초안, each row that moved with where it came from. */
export const draftView = (board: BoardView, marks: ReadonlyMap<string, string>): BoardView => ({
  ...board,
  days: board.days.map((day) => ({
    ...day,
    isDraft: true,
    rows: day.rows.map((row) => {
      const mark = marks.get(row.rowId);
      return mark === undefined ? row : { ...row, progress: mark };
    }),
  })),
});
