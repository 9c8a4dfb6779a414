import type { Id } from '../../kernel/id.ts';
import type { Character } from '../scene.ts';

/** A character as it begins: its number and colour, a name and what kind of part; nothing else is known of it yet. */
export const newCharacter = (
  known: Pick<Character, '_id' | 'characterNumber' | 'name' | 'kind'>,
  projectId: Id,
): Character => ({
  ...known,
  projectId,
  alsoCalled: [],
  actorName: '',
  minorClass: 'none',
  ageKnown: false,
  under19From: null,
  adultFrom: null,
  minorConsents: [],
  arrivalLeadMinutes: null,
  makeupLeadMinutes: null,
  wardrobeLeadMinutes: null,
  availability: [],
  colour: known.characterNumber % 10,
});
