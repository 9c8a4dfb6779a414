import { z } from 'zod';
import { roleSchema } from '../access/section.ts';
import { insert } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Gives a user access to the project. AC3: nobody is made owner this way; there is one way to own, by making. */
export const addMember = defineCommand({
  name: 'addMember',
  args: z.object({
    memberId: idSchema,
    userId: idSchema,
    name: z.string().max(60),
    role: roleSchema.exclude(['owner']),
  }),
  needs: { section: 'project', right: 'write' },
  plan(state, args, ctx) {
    const members = [...state.projectMember.values()];
    if (members.some((member) => member.userId === args.userId || member._id === args.memberId))
      return refuse('already_exists', { what: '참여자' });
    return changes([
      insert('projectMember', {
        _id: args.memberId,
        projectId: ctx.projectId,
        userId: args.userId,
        name: args.name,
        role: args.role,
        rights: {},
        accessEpoch: 1,
      }),
    ]);
  },
});
