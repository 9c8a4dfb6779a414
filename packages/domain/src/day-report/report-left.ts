import { shortDate } from '../kernel/date.ts';
import type { ProjectState } from '../state.ts';
import { nameOfDay } from '../timetable/day-name.ts';
import { rowsOfScene } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { ReportScene } from './day-report-view.ts';

/** RP7: what was not shot, or not wholly, and the day of the plan to which it has been moved since. */
export const reportLeft = (
  state: ProjectState,
  day: Timetable,
  lines: readonly ReportScene[],
): readonly string[] =>
  lines
    .filter(({ state: became }) => became === '일부' || became === '미촬영')
    .map((line) => {
      const what = [`S#${line.label}`, line.place.split('\n')[0]].filter(Boolean).join(' ');
      const why = line.state === '일부' ? '일부 촬영' : '미촬영';
      return `${what} · ${why} · ${nextDayOf(state, day, line) ?? '다시 잡은 날 없음'}`;
    });

/** The first day after this one on which one of the scenes stands: `3회차 12.3`. */
function nextDayOf(state: ProjectState, day: Timetable, line: ReportScene): string | null {
  const [next] = line.sceneIds
    .flatMap((id) => rowsOfScene(state, id))
    .filter((row) => row.state !== 'dropped')
    .flatMap((row) => state.timetable.get(row.timetableId) ?? [])
    .filter(({ boardId, tableDate }) => boardId === day.boardId && tableDate > day.tableDate)
    .sort((a, b) => a.tableDate.localeCompare(b.tableDate));
  return next ? `${nameOfDay(state, next)} ${shortDate(next.tableDate)}` : null;
}
