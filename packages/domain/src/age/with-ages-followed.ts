import { type Change, update } from '../change.ts';
import { netChanges } from '../history/net-changes.ts';
import type { DateText } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import { applyChanges, type ProjectState } from '../state.ts';
import type { AnyRow } from '../tables.ts';
import { minorAges, spanOfPlan } from './minor-ages.ts';

/** By table the columns from which ages follow, or that follow. */
const AGES: Readonly<Record<string, readonly string[]>> = {
  personContact: ['birthDate', 'characterId'],
  timetable: ['tableDate'],
  project: ['startDate', 'endDate'],
  character: ['minorClass', 'ageKnown', 'under19From', 'adultFrom'],
};

function mayMoveAges(change: Change): boolean {
  const columns = AGES[change.table];
  if (!columns) return false;
  return change.op !== 'update' || columns.some((column) => column in change.after);
}

/**
 * SC23, SC24: the changes of a step, and what follows from them for the ages of characters whose birth date is known. Who may
 * not see birth dates has none here, and so foresees nothing: the server's answer brings it.
 */
export function withAgesFollowed(
  state: ProjectState,
  changes: readonly Change[],
  now: number,
): readonly Change[] {
  if (!changes.some(mayMoveAges)) return changes;
  const after = applyChanges(state, changes);
  const births = new Map<Id, DateText>();
  for (const { characterId, birthDate } of after.personContact.values())
    if (characterId !== null && birthDate !== null) births.set(characterId, birthDate);
  const lost = birthsLost(state, changes);
  if (births.size === 0 && lost.size === 0) return changes;
  const span = spanOfPlan(after, now);
  const followed = [...after.character.values()].flatMap((character) => {
    const birthDate = births.get(character._id);
    if (birthDate)
      return update('character', character, { ageKnown: true, ...minorAges(birthDate, span) }) ?? [];
    if (!lost.has(character._id)) return [];
    // SC24: of which age they were stays, as if somebody had said so.
    return update('character', character, { ageKnown: false, under19From: null, adultFrom: null }) ?? [];
  });
  return followed.length === 0 ? changes : netChanges([...changes, ...followed]);
}

/** The characters of whom a step takes a birth date away. */
function birthsLost(state: ProjectState, changes: readonly Change[]): ReadonlySet<Id> {
  return new Set(
    changes.flatMap((change): Id[] => {
      if (change.table !== 'personContact' || change.op === 'insert') return [];
      const row = (change.op === 'delete' ? change.row : state.personContact.get(change._id)) as
        | (AnyRow & { characterId: Id | null; birthDate: DateText | null })
        | undefined;
      return row?.characterId && row.birthDate !== null ? [row.characterId] : [];
    }),
  );
}
