import type { Id } from '../../kernel/id.ts';
import { callInstant } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import { gatheringOf } from '../gathering.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { compareSheets, type SheetChange } from './compare-sheets.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import { receiptOf } from './receipt-of.ts';
import { lastVersion, versionsOf } from './versions-of.ts';

/** When and where one person has to be, by an issued sheet. */
export interface MyCall {
  /** `06:30`: of their team where the sheet calls it, else of everybody. */
  readonly time: string;
  /** Empty: the sheet's own call. */
  readonly team: string;
  readonly place: string;
  /** For the map; empty where it is not known. */
  readonly address: string;
  /** What their team brings. */
  readonly preparation: string;
}

/** CS33: the call of that person on a sheet. */
export function myCall(state: ProjectState, sheet: FrozenSheet, userId: Id): MyCall {
  const line = teamLine(state, sheet, userId);
  const gathering = gatheringOf(sheet.facts, sheet.places, sheet.calltime);
  const place = line?.place || gathering.place;
  const known = sheet.places.find(({ name }) => name === place);
  return {
    time: line?.calltime || gathering.time,
    team: line?.team ?? '',
    place,
    address: known?.address || place,
    preparation: line?.preparation ?? '',
  };
}

const teamLine = (state: ProjectState, sheet: FrozenSheet, userId: Id) => {
  const crew = [...state.crew.values()].find((person) => person.userId === userId);
  return sheet.teamCalls.find(({ crewTeamId }) => crewTeamId === crew?.crewTeamId);
};

/** CS33: the issued sheet whose call is the next to come, of all days. */
export function nextIssued(state: ProjectState, now: number): CallsheetVersion | undefined {
  const sheets = new Set([...state.callsheetVersion.values()].map(({ callsheet }) => callsheet));
  return [...sheets]
    .flatMap((callsheetId) => lastVersion(state, callsheetId) ?? [])
    .filter(({ sheet }) => callInstant(sheet.date, sheet.calltime) + DAY_MS / 2 > now)
    .sort(
      (a, b) => callInstant(a.sheet.date, a.sheet.calltime) - callInstant(b.sheet.date, b.sheet.calltime),
    )[0];
}

const DAY_MS = 86_400_000;

/**
 * CS33: what is new for that person since the last version that they have opened: the head, their own team's call, and
 * the rows of the day. Null: they have opened none before.
 */
export function changesForMe(
  state: ProjectState,
  version: CallsheetVersion,
  userId: Id,
): readonly SheetChange[] | null {
  const seen = versionsOf(state, version.callsheet).find(
    (one) => one.number < version.number && receiptOf(state, one._id, userId),
  );
  if (!seen) return null;
  const mine = teamLine(state, version.sheet, userId)?.crewTeamId;
  return compareSheets(seen.sheet, version.sheet).filter(
    ({ part, key }) => part === '집합' || part === '촬영 순서' || (part === '팀별 콜' && key === mine),
  );
}
