import { formatClock, formatDuration } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import { dayClock } from '../timetable/day-clock.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';

/** PC11: a row whose set start lies before the call, so that nobody is there yet. What runs into it is told as PC5. */
export function checkBeforeCall(state: ProjectState, day: Timetable): readonly PlanFinding[] {
  return dayClock(state, day._id)
    .rows.filter(({ rowId, start, overlap }) => {
      const row = state.timetableRow.get(rowId);
      return row?.fixedStart != null && row.state !== 'dropped' && overlap === 0 && start < day.calltime;
    })
    .map(({ rowId, start }) => ({
      ruleId: 'beforeCall',
      severity: 'soft',
      timetableId: day._id,
      rowIds: [rowId],
      value: start,
      limit: day.calltime,
      excess: day.calltime - start,
      subject: rowId,
      mark: '집합 전',
      message: `집합이 ${formatClock(day.calltime)}인데 ${formatDuration(day.calltime - start)} 이른 ${formatClock(start)}에 시작해요.`,
      mend: '집합을 앞당기거나 시작 시각을 풀어 주세요.',
    }));
}
