import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import type { ProjectState } from '../../state.ts';
import { type Character, characterSchema } from '../scene.ts';
import { contactsThatGo } from './actor-contacts.ts';
import { forgetNoPersons } from './no-person.ts';

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
    const people = [...after.values()];
    return changes(
      [
        ...people.flatMap((character) => {
          const was = state.character.get(character._id)!;
          return [update('character', was, character), ...contactsThatGo(state, was, character.actorName)];
        }),
        ...forgetNoPersons(
          state,
          people.map(({ name }) => name),
        ),
      ],
      { adjusted: fills.some(({ characterId }) => !after.has(characterId)) },
    );
  },
});

/** The first number or name of the block that somebody else has afterwards, as a person reads it; null: none. */
function takenTwice(state: ProjectState, after: ReadonlyMap<Id, Character>): string | null {
  const all = [...state.character.values()].map((character) => after.get(character._id) ?? character);
  const byNumber = Map.groupBy(all, ({ characterNumber }) => characterNumber);
  const byName = Map.groupBy(all, ({ name }) => name);
  for (const { _id, characterNumber, name } of after.values()) {
    const was = state.character.get(_id)!;
    if (characterNumber !== was.characterNumber && byNumber.get(characterNumber)!.length > 1)
      return `${characterNumber}번`;
    if (name !== was.name && byName.get(name)!.length > 1) return `‘${name}’`;
  }
  return null;
}
