import { z } from 'zod';
import { type Change, remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { type Character, characterSchema } from './scene.ts';

/** Edits a character. Numbers and names stay unique in the project (SC5). */
export const editCharacter = defineCommand({
  name: 'editCharacter',
  args: z.object({
    characterId: idSchema,
    patch: characterSchema.omit({ _id: true, projectId: true }).partial(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const character = state.character.get(args.characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    const clash = [...state.character.values()].some(
      (other) =>
        other._id !== character._id &&
        (other.characterNumber === args.patch.characterNumber || other.name === args.patch.name),
    );
    if (clash) return refuse('already_exists', { what: '등장인물' });
    return changes([
      update('character', character, args.patch),
      ...contactsThatGo(state, character, args.patch.actorName),
    ]);
  },
});

/** CR8: another actor is reached elsewhere. A name that is only written otherwise is the same actor's. */
function contactsThatGo(
  state: ProjectState,
  character: Character,
  actorName: string = character.actorName,
): readonly Change[] {
  const bare = (name: string): string => name.replace(/\s+/g, '');
  if (bare(actorName) === bare(character.actorName)) return [];
  const theirs = groupBy(state.personContact, 'characterId').get(character._id) ?? [];
  return theirs.map((contact) => remove('personContact', contact));
}
