import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { characterRemoval } from './character-removal.ts';

/** SC6: removes a character from the project, its scenes and its call sheets. */
export const removeCharacter = defineCommand({
  name: 'removeCharacter',
  args: z.object({ characterId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const character = state.character.get(args.characterId);
    return character
      ? changes(characterRemoval(state, [character]))
      : refuse('not_found', { what: '등장인물' });
  },
});
