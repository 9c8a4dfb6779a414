import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import { MOST_FILLS } from '../kernel/most-fills.ts';
import type { ProjectState } from '../state.ts';
import { contactsThatGo } from './actor-contacts.ts';
import { type Character, characterSchema } from './scene.ts';

const fillSchema = z.object({
  characterId: idSchema,
  patch: characterSchema.pick({ characterNumber: true, name: true, kind: true, actorName: true }).partial(),
});
export type CharacterFill = z.infer<typeof fillSchema>;

/**
 * SC14: edits many characters, each in its own way, in one step. Numbers and names are looked at as they are afterwards, so
 * that people may change theirs among each other. Who is gone is left out.
 */
export const fillCharacters = defineCommand({
  name: 'fillCharacters',
  args: z.object({ fills: z.array(fillSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { fills }) {
    const after = new Map<Id, Character>();
    for (const { characterId, patch } of fills) {
      const character = after.get(characterId) ?? state.character.get(characterId);
      if (character) after.set(characterId, { ...character, ...patch });
    }
    if (after.size === 0) return refuse('not_found', { what: '등장인물' });
    const label = takenTwice(state, after);
    if (label) return refuse('character_taken', { label });
    return changes(
      [...after.values()].flatMap((character) => {
        const was = state.character.get(character._id)!;
        return [update('character', was, character), ...contactsThatGo(state, was, character.actorName)];
      }),
      { adjusted: fills.some(({ characterId }) => !after.has(characterId)) },
    );
  },
});

/** The first number or name that two would have, as a person reads it; null: none. */
function takenTwice(state: ProjectState, after: ReadonlyMap<Id, Character>): string | null {
  const numbers = new Map<number, Id>();
  const names = new Map<string, Id>();
  // Those that stay first: whoever takes theirs is told.
  const all = [...state.character.values()].map((character) => after.get(character._id) ?? character);
  for (const { _id, characterNumber, name } of all.sort(
    (a, b) => Number(after.has(a._id)) - Number(after.has(b._id)),
  )) {
    const was = state.character.get(_id)!;
    if (numbers.has(characterNumber) && characterNumber !== was.characterNumber)
      return `${characterNumber}번`;
    if (names.has(name) && name !== was.name) return `‘${name}’`;
    numbers.set(characterNumber, _id);
    names.set(name, _id);
  }
  return null;
}
