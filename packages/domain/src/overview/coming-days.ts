import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { standingVersions } from '../callsheet/issue/versions-of.ts';
import type { DateText } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { byDate, currentBoard, daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { isDayOver } from './is-day-over.ts';

/** A shooting day that is still to come, as somebody is told of it. */
export interface ComingDay {
  /** Where it was issued and the reader does not plan: on the date of the sheet. */
  readonly day: Timetable;
  /** A day that was called off before its call has none. */
  readonly dayNo: number | undefined;
  readonly scenes: number;
  /** The sheet that it is told by; undefined: it is told by the plan. */
  readonly issued: CallsheetVersion | undefined;
}

/**
 * OV4: the shooting days of the current plan that are not over (HM2), by date. Who plans is told the plan; all others what
 * was issued, wherever the plan has the day by now. @param today the date where one is
 */
export function comingDays(state: ProjectState, today: DateText, isPlanner: boolean): readonly ComingDay[] {
  const board = currentBoard(state);
  if (!board) return [];
  const numbers = dayNumbers(state, board._id);
  const versions = isPlanner ? [] : standingVersions(state);
  const issuedBy = new Map<Id, CallsheetVersion>(versions.map((version) => [version.timetable, version]));
  return daysOf(state, board._id)
    .filter(({ dayKind }) => dayKind === '촬영')
    .map((planned): ComingDay => {
      const issued = issuedBy.get(planned._id);
      if (!issued) {
        const scenes = new Set(rowsOf(state, planned._id).flatMap(({ sceneData }) => sceneData ?? [])).size;
        return { day: planned, dayNo: numbers.get(planned._id), scenes, issued };
      }
      const { date, dayNo, totals } = issued.sheet;
      return {
        day: { ...planned, tableDate: date },
        dayNo: dayNo ?? undefined,
        scenes: totals.scenes,
        issued,
      };
    })
    .filter(({ day }) => !isDayOver(state, day, today))
    .toSorted((a, b) => byDate(a.day, b.day));
}
