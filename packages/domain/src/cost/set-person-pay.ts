import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';
import { wonSchema } from './pay.ts';

/** Sets what an actor (by character) or a person of the crew is paid; one row a person. */
export const setPersonPay = defineCommand({
  name: 'setPersonPay',
  args: z
    .object({
      payId: idSchema,
      crewId: idSchema.nullable(),
      characterId: idSchema.nullable(),
      dayRate: wonSchema,
      holdRate: wonSchema,
    })
    .refine((args) => (args.crewId === null) !== (args.characterId === null)),
  needs: { section: 'cost', right: 'write' },
  plan(state, args, ctx) {
    const { crewId, characterId, dayRate, holdRate } = args;
    const crew = crewId ? state.crew.get(crewId) : undefined;
    if (crewId && !crew) return refuse('not_found', { what: '스태프' });
    if (characterId && !state.character.has(characterId)) return refuse('not_found', { what: '등장인물' });
    const present = crewId
      ? groupBy(state.personPay, 'crewId').get(crewId)?.[0]
      : groupBy(state.personPay, 'characterId').get(characterId ?? '')?.[0];
    const userId = crew?.userId ?? null;
    if (present) return changes([update('personPay', present, { dayRate, holdRate, userId })]);
    const { projectId } = ctx;
    return changes([
      insert('personPay', { _id: args.payId, projectId, crewId, characterId, userId, dayRate, holdRate }),
    ]);
  },
});
