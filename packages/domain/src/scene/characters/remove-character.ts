import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { characterRemoval } from './character-removal.ts';
import { rememberNoPersons } from './no-person.ts';

/** SC6: removes a character from the project, its scenes and its call sheets. `isNoPerson`: a script makes none of that name again (SC21). */
export const removeCharacter = defineCommand({
  name: 'removeCharacter',
  args: z.object({ characterId: idSchema, isNoPerson: z.boolean().optional() }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args, ctx) {
    const character = state.character.get(args.characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    return changes([
      ...characterRemoval(state, [character]),
      ...(args.isNoPerson ? rememberNoPersons(state, [character.name], null, ctx) : []),
    ]);
  },
});
