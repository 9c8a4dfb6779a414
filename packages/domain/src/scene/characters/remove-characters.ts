import { z } from 'zod';
import { changes, defineCommand } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { characterRemoval } from './character-removal.ts';

/** SC6: removes characters from the project, its scenes and its call sheets in one step. Gone already is no error. */
export const removeCharacters = defineCommand({
  name: 'removeCharacters',
  args: z.object({ characterIds: z.array(idSchema).min(1).max(MOST_FILLS) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const characters = [...new Set(args.characterIds)].flatMap((id) => state.character.get(id) ?? []);
    return changes(characters.length === 0 ? [] : characterRemoval(state, characters));
  },
});
