import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { standingVersions } from '../callsheet/issue/versions-of.ts';
import { reportOf } from '../day-report/report-of.ts';
import type { ClockMinutes } from '../kernel/clock.ts';
import { clockOn } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';

/** The issued sheet of the day that is on, and the time on that day's clock: 25:30 in its night. */
export interface SheetOnSet {
  readonly version: CallsheetVersion;
  readonly clock: ClockMinutes;
  /** Its release is written. */
  readonly isOver: boolean;
}

/** So long after its planned end a day counts as over whose release nobody has written. */
const FORGOTTEN = 3 * 60;

/** OS1: a night that goes on comes before the day that has begun at midnight. @param now milliseconds since 1970 */
export function sheetOnSet(state: ProjectState, now: number): SheetOnSet | null {
  const today = standingVersions(state)
    .flatMap((version): SheetOnSet[] => {
      const clock = version.cancels ? null : clockOn(version.sheet.date, now);
      const isOver = reportOf(state, version.timetable)?.releasedAt != null;
      return clock === null ? [] : [{ version, clock, isOver }];
    })
    .toSorted((a, b) => compare(a.version, b.version));
  return today.find((one) => !one.isOver && one.clock < endOf(one) + FORGOTTEN) ?? today.at(-1) ?? null;
}

const compare = ({ sheet: a }: CallsheetVersion, { sheet: b }: CallsheetVersion): number =>
  a.date === b.date ? a.calltime - b.calltime : a.date < b.date ? -1 : 1;

const endOf = ({ version: { sheet } }: SheetOnSet): ClockMinutes =>
  Math.max(sheet.calltime, ...sheet.rows.map(({ end }) => end));
