import { z } from 'zod';
import { changes, defineCommand, refuse } from '../command.ts';
import { personContactSchema } from '../crew/crew.ts';
import { idSchema } from '../kernel/id.ts';
import { planBirth } from './plan-birth.ts';

/** SC22: sets when who plays a character was born, and who speaks for them. CR8: that is the actor's, and goes with them. */
export const setBirthDate = defineCommand({
  name: 'setBirthDate',
  args: z.object({
    contactId: idSchema,
    characterId: idSchema,
    ...personContactSchema.pick({ birthDate: true, guardianName: true, guardianPhone: true }).shape,
  }),
  needs: { section: 'contacts', right: 'write' },
  plan(state, { contactId, characterId, ...said }, ctx) {
    const character = state.character.get(characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    const birth = planBirth(state, character, { contactId, said, isAnother: false }, ctx);
    return 'refusal' in birth ? refuse(birth.refusal.code, birth.refusal.details) : changes([birth.change]);
  },
});
