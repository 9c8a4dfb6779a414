import { isIssued } from '../../callsheet/issue/is-issued.ts';
import { type Change, remove } from '../../change.ts';
import { dropAcceptances } from '../../checks/accepted/drop-acceptances.ts';
import { dropReports } from '../../day-report/report-of.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Timetable } from '../timetable.ts';

/** TT6: what goes with a day, without its rows; null where a call sheet of it is published. */
export function takeOffDay(state: ProjectState, day: Timetable): (Change | null)[] | null {
  const sheets = groupBy(state.callsheet, 'timetable').get(day._id) ?? [];
  if (sheets.some((sheet) => isIssued(state, sheet._id))) return null;
  return [
    ...sheets.map((sheet) => remove('callsheet', sheet)),
    ...dropAcceptances(state, [day]),
    ...dropReports(state, [day]),
    remove('timetable', day),
  ];
}
