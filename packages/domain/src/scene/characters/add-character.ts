import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { CHARACTER_KINDS, characterSchema } from '../scene.ts';
import { newCharacter } from './new-character.ts';
import { forgetNoPersons } from './no-person.ts';

/** SC5: a new character takes the next `characterNumber`. Its name is a person's from now on (SC21). */
export const addCharacter = defineCommand({
  name: 'addCharacter',
  args: z.object({
    characterId: idSchema,
    name: characterSchema.shape.name,
    kind: z.enum(CHARACTER_KINDS).default('minor'),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    const characters = [...state.character.values()];
    if (state.character.has(args.characterId) || characters.some((other) => other.name === args.name))
      return refuse('already_exists', { what: '등장인물' });
    const characterNumber = Math.max(0, ...characters.map((other) => other.characterNumber)) + 1;
    return changes([
      ...forgetNoPersons(state, [args.name]),
      insert(
        'character',
        newCharacter(
          { _id: args.characterId, characterNumber, name: args.name, kind: args.kind },
          ctx.projectId,
        ),
      ),
    ]);
  },
});
