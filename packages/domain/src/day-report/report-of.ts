import { type Change, remove } from '../change.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { DayReport } from './day-report.ts';

/** RP1: what was written of a day. */
export const reportOf = (state: ProjectState, timetableId: string): DayReport | undefined =>
  groupBy(state.dayReport, 'timetable').get(timetableId)?.[0];

/** What was written of days goes with them. */
export const dropReports = (state: ProjectState, days: readonly Timetable[]): Change[] =>
  days.flatMap(({ _id }) =>
    (groupBy(state.dayReport, 'timetable').get(_id) ?? []).map((report) => remove('dayReport', report)),
  );
