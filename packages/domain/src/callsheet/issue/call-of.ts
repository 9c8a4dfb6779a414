import { areOfOtherUnit } from '../../crew/team-unit.ts';
import { parseClock } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/id.ts';
import { callInstant } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import { gatheringOf } from '../gathering.ts';
import { sheetUnit } from '../sheet-day-name.ts';
import { compareSheets, type SheetChange } from './compare-sheets.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import type { Recipient } from './recipients-of.ts';
import { scenesFor } from './scenes-for.ts';

/** When and where one person has to be, by an issued sheet. */
export interface PersonalCall {
  /** `06:30`: of their team where the sheet calls it, of an actor the arrival, else of everybody. */
  readonly time: string;
  /** The team, of an actor the character. Empty: the sheet's own call. */
  readonly team: string;
  readonly place: string;
  /** For the map; empty where it is not known. */
  readonly address: string;
  /** What they or their team bring. */
  readonly preparation: string;
}

/**
 * CS33: the call of one person on a sheet: of their team, of an actor their own, else of everybody. Null: it has none for
 * them (CS100).
 */
export function callOf(state: ProjectState, sheet: FrozenSheet, to: Recipient): PersonalCall | null {
  const line = ownLine(state, sheet, to);
  if (!line && !isForAll(state, sheet, to)) return null;
  const gathering = gatheringOf(sheet.facts, sheet.places, sheet.calltime);
  const place = line?.place || gathering.place;
  const known = sheet.places.find(({ name }) => name === place);
  return {
    time: line?.time || gathering.time,
    team: line?.team ?? '',
    place,
    address: known?.address || place,
    preparation: line?.preparation ?? '',
  };
}

/** The address of where somebody has to be, to be read where no map opens; empty where the place says all that is known. */
export const addressOfCall = ({ place, address }: Pick<PersonalCall, 'place' | 'address'>): string =>
  address === place ? '' : address;

/** Whether a sheet has a call of its own for the team of a member. */
export const callsTeamOf = (state: ProjectState, sheet: FrozenSheet, userId: Id): boolean =>
  Boolean(callOf(state, sheet, { kind: 'member', id: userId })?.team);

/** CS33: the moment of somebody's own call, in milliseconds since 1970: what is counted down to. */
export const ownCallAt = (
  { date, calltime }: Pick<FrozenSheet, 'date' | 'calltime'>,
  { time }: Pick<PersonalCall, 'time'>,
): number => callInstant(date, parseClock(time) ?? calltime);

/**
 * CS33: what is new for one person from one sheet to the other: their own call first, then the head, the rows of the day (of
 * an actor those that they play in), the places.
 */
export function changesFor(
  state: ProjectState,
  { before, after }: { readonly before: FrozenSheet; readonly after: FrozenSheet },
  to: Recipient,
): readonly SheetChange[] {
  if (![before, after].some((sheet) => callOf(state, sheet, to))) return [];
  const keys = keysOf(state, to);
  const own = new Set(
    [before, after].flatMap((sheet) => scenesFor(state, sheet, to)).map(({ rowId }) => rowId),
  );
  const isOwnCall = ({ part, key }: SheetChange): boolean =>
    part === (to.kind === 'actor' ? '배우 콜' : '팀별 콜') && keys.has(key);
  const all = compareSheets(before, after);
  const others = all.filter(({ part, key }) => {
    if (part === '촬영 순서') return to.kind !== 'actor' || own.has(key);
    return part === '집합' || part === '장소';
  });
  return [...all.filter(isOwnCall), ...others];
}

/** Whose lines on the sheet are theirs: of their teams, or of their character. */
function keysOf(state: ProjectState, { kind, id }: Recipient): ReadonlySet<string> {
  if (kind === 'actor') return new Set([id]);
  const own =
    kind === 'crew' ? [state.crew.get(id)] : [...state.crew.values()].filter(({ userId }) => userId === id);
  return new Set(own.flatMap((person) => person?.crewTeamId ?? []));
}

/** CS100: everybody's call is of who is in no team, and of all where a sheet calls no teams at all. */
const isForAll = (state: ProjectState, sheet: FrozenSheet, to: Recipient): boolean =>
  to.kind !== 'actor' &&
  (keysOf(state, to).size === 0 || (sheet.teamCalls.length === 0 && !isOfOthers(state, sheet, to)));

/** CS108: whether somebody works with the other unit alone. */
export function isOfOthers(state: ProjectState, sheet: FrozenSheet, to: Recipient): boolean {
  const unit = sheetUnit(sheet);
  return unit !== null && to.kind !== 'actor' && areOfOtherUnit(state, keysOf(state, to), unit);
}

function ownLine(state: ProjectState, sheet: FrozenSheet, to: Recipient) {
  const keys = keysOf(state, to);
  if (to.kind !== 'actor') {
    const line = sheet.teamCalls.find(({ crewTeamId }) => keys.has(crewTeamId));
    return line && { ...line, time: line.calltime };
  }
  const call = sheet.castCalls.find(({ characterId }) => keys.has(characterId));
  return (
    call && {
      time: call.arrival,
      team: call.character,
      place: call.place ?? '',
      preparation: call.preparation,
    }
  );
}
