import { dayTimes } from '../../day-report/day-times.ts';
import type { Id } from '../../kernel/id.ts';
import { callInstant } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import { callOf, callsTeamOf, changesFor } from './call-of.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import type { SheetChange } from './compare-sheets.ts';
import { seenBefore } from './seen-before.ts';
import { standingVersions } from './versions-of.ts';

/** CS33: the issued sheet whose call is the next to come, of all days that are not released; of two units that which calls somebody's team. */
export function nextIssued(state: ProjectState, now: number, userId: Id): CallsheetVersion | undefined {
  const coming = standingVersions(state)
    .filter(({ sheet }) => callInstant(sheet.date, sheet.calltime) + DAY_MS / 2 > now)
    .filter(({ timetable }) => dayTimes(state, timetable).releasedAt === null)
    .sort(
      (a, b) => callInstant(a.sheet.date, a.sheet.calltime) - callInstant(b.sheet.date, b.sheet.calltime),
    );
  // CS100: a day on which nobody calls them is the next only where no other does.
  const calling = coming.filter(({ sheet }) => callOf(state, sheet, { kind: 'member', id: userId }));
  const [first] = calling.length > 0 ? calling : coming;
  const ofDay = coming.filter(({ sheet }) => sheet.date === first?.sheet.date);
  return ofDay.find(({ sheet }) => callsTeamOf(state, sheet, userId)) ?? first;
}

const DAY_MS = 86_400_000;

/** CS33: what is new for who takes part, since the last version that they have opened. Null: they have opened none before. */
export function changesForMe(
  state: ProjectState,
  version: CallsheetVersion,
  userId: Id,
): readonly SheetChange[] | null {
  const to = { kind: 'member', id: userId } as const;
  const seen = seenBefore(state, version, to);
  return seen ? changesFor(state, { before: seen.sheet, after: version.sheet }, to) : null;
}
