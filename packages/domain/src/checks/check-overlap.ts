import { formatClock, formatDuration } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import { dayClock } from '../timetable/day-clock.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';

/** PC5: a row with a set start that begins while something before it still runs (TT3). */
export function checkOverlap(state: ProjectState, day: Timetable): readonly PlanFinding[] {
  return dayClock(state, day._id)
    .rows.filter((row) => row.overlap > 0 && state.timetableRow.get(row.rowId)?.state !== 'dropped')
    .map((row) => ({
      ruleId: 'overlap',
      severity: 'hard',
      timetableId: day._id,
      rowIds: [row.rowId],
      value: row.overlap,
      limit: 0,
      excess: row.overlap,
      subject: row.rowId,
      mark: `겹침 ${formatDuration(row.overlap)}`,
      message: `${formatClock(row.start)}에 시작하기로 했는데 앞 일정이 ${formatDuration(row.overlap)} 더 걸려요.`,
      mend: '시작 시각을 풀거나 앞 일정을 줄이세요.',
    }));
}
