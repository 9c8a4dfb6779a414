import { callsTeamOf } from '../callsheet/issue/call-of.ts';
import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { standingVersions } from '../callsheet/issue/versions-of.ts';
import { dayTimes } from '../day-report/day-times.ts';
import type { ClockMinutes } from '../kernel/clock.ts';
import type { Id } from '../kernel/id.ts';
import { clockOn } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';

/** An issued sheet of the day that is on, and the time on that day's clock: 25:30 in its night. */
export interface SheetOnSet {
  readonly version: CallsheetVersion;
  readonly clock: ClockMinutes;
  /** It is released. */
  readonly isOver: boolean;
}

/** So long after its planned end a day counts as over whose release nobody has written. */
const FORGOTTEN = 3 * 60;

/**
 * OS1: the issued sheets of the day that is on, of each unit its own, by call. A night that goes on comes before the day
 * that has begun at midnight.
 * @param now milliseconds since 1970
 */
export function sheetsOnSet(state: ProjectState, now: number): readonly SheetOnSet[] {
  const today = standingVersions(state)
    .flatMap((version): SheetOnSet[] => {
      const clock = version.cancels ? null : clockOn(version.sheet.date, now);
      const isOver = dayTimes(state, version.timetable).releasedAt !== null;
      return clock === null ? [] : [{ version, clock, isOver }];
    })
    .toSorted((a, b) => compare(a.version, b.version));
  const date = firstOpen(today)?.version.sheet.date;
  return today.filter(({ version }) => version.sheet.date === date);
}

/** OS7: whether something is shot now, or will be today. */
export const isShootingDay = (state: ProjectState, now: number): boolean =>
  sheetsOnSet(state, now).some(({ isOver }) => !isOver);

/** OS5: that of the sheets of a day which is somebody's: it calls their team, or else the first that is not over. */
export function ownSheetOnSet(
  state: ProjectState,
  sheets: readonly SheetOnSet[],
  userId: Id,
): SheetOnSet | undefined {
  const calling = sheets.filter(({ version }) => callsTeamOf(state, version.sheet, userId));
  return firstOpen(calling.length > 0 ? calling : sheets);
}

/** The first that is not over; else the last. */
const firstOpen = (sheets: readonly SheetOnSet[]): SheetOnSet | undefined =>
  sheets.find((one) => !one.isOver && one.clock < endOf(one) + FORGOTTEN) ?? sheets.at(-1);

const compare = ({ sheet: a }: CallsheetVersion, { sheet: b }: CallsheetVersion): number =>
  a.date === b.date ? a.calltime - b.calltime : a.date < b.date ? -1 : 1;

const endOf = ({ version: { sheet } }: SheetOnSet): ClockMinutes =>
  Math.max(sheet.calltime, ...sheet.rows.map(({ end }) => end));
