import type { Availability } from '../../availability/availability.ts';
import { sameValue } from '../../change.ts';
import { CHARACTER_KINDS, type Character } from '../scene.ts';
import { alsoCalled } from './also-called.ts';

export interface MergedCharacter {
  /** Whose actor it is: their contacts and what they are paid come along. */
  readonly actorOf: Character;
  readonly row: Partial<Character>;
}

/**
 * SC16: what a character takes from others who turn out to be the same. Its own actor stays; where it has none, the first of the
 * others with one brings theirs, with age, consents and lead times. Times are those of all, and of the kinds the weightiest.
 */
export function mergeCharacterRows(into: Character, others: readonly Character[]): MergedCharacter {
  const all = [into, ...others];
  const actorOf = all.find(({ actorName }) => actorName !== '') ?? into;
  const { actorName, minorClass, ageKnown, under19From, adultFrom, minorConsents } = actorOf;
  const { arrivalLeadMinutes, makeupLeadMinutes, wardrobeLeadMinutes } = actorOf;
  const availability: Availability = [];
  for (const entry of all.flatMap((one) => one.availability))
    if (!availability.some((known) => sameValue(known, entry))) availability.push(entry);
  const kind = CHARACTER_KINDS.find((one) => all.some((character) => character.kind === one)) ?? into.kind;
  return {
    actorOf,
    row: {
      ...{ kind, actorName, minorConsents, availability },
      ...alsoCalled(into, into.name, others),
      ...{ minorClass, ageKnown, under19From, adultFrom },
      ...{ arrivalLeadMinutes, makeupLeadMinutes, wardrobeLeadMinutes },
    },
  };
}
