import { shortDate } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { type DayLine, dayLines } from '../timetable/day-lines.ts';
import { dayName } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { currentBoard, daysOf } from '../timetable/rows-of.ts';
import type { Board, Timetable } from '../timetable/timetable.ts';

/** A day of the board that is reported, with what is done on it. */
export interface ReportDay {
  readonly day: Timetable;
  /** `3회차`, or what kind of day it is. */
  readonly name: string;
  /** `3회차 · 12.3 목` */
  readonly title: string;
  readonly lines: readonly DayLine[];
  /** Each once, in shooting order. */
  readonly scenes: readonly Scene[];
}

export const reportedBoard = (state: ProjectState, boardId: Id | undefined): Board | undefined =>
  boardId === undefined ? currentBoard(state) : state.board.get(boardId);

/** The days of the board by date, then unit; a second unit is named. */
export function reportDays(state: ProjectState, board: Board | undefined): readonly ReportDay[] {
  if (!board) return [];
  const numbers = dayNumbers(state, board._id);
  return daysOf(state, board._id).map((day) => {
    const lines = dayLines(state, day._id);
    const name = dayName(day, numbers.get(day._id));
    const scenes = lines.flatMap((line) => (line.kind === 'scene' ? line.scenes : []));
    return {
      day,
      name,
      title: `${name} · ${shortDate(day.tableDate)}`,
      lines,
      scenes: [...new Set(scenes)],
    };
  });
}
