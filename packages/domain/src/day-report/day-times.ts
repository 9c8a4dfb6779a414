import type { ClockMinutes } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import { isClosing } from '../timetable/day-rows/day-row-set.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import { reportOf } from './report-of.ts';

/** When a day gathered and was released; null: nobody has said it. */
export interface DayTimes {
  readonly gatheredAt: ClockMinutes | null;
  readonly releasedAt: ClockMinutes | null;
}

/** RP5: as the day's report says, else as 집합 was begun and the last of 정리 and 해산 ended on set. */
export function dayTimes(state: ProjectState, timetableId: string): DayTimes {
  const report = reportOf(state, timetableId);
  const phases = rowsOf(state, timetableId).filter(({ phaseData }) => phaseData !== null);
  const gathering = phases.find(({ phaseData }) => phaseData?.kind === '집합');
  const closing = phases.findLast(({ phaseData }) => isClosing(phaseData));
  return {
    gatheredAt: report?.gatheredAt ?? gathering?.actualStart ?? null,
    releasedAt: report?.releasedAt ?? closing?.actualEnd ?? null,
  };
}
