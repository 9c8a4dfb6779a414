import { z } from 'zod';
import { mayGive } from '../access/may-give.ts';
import { rightSchema, roleSchema, sectionSchema } from '../access/section.ts';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';

/**
 * Changes a member's role or single rights. AC4: raises the access epoch in the same change, so feeds start anew. AC9:
 * neither what they held nor what they are to hold is more than the one who changes it holds; so nobody raises themselves.
 */
export const changeMember = defineCommand({
  name: 'changeMember',
  args: z.object({
    memberId: idSchema,
    role: roleSchema.exclude(['owner']),
    rights: z.partialRecord(sectionSchema, rightSchema).default({}),
  }),
  needs: { section: 'project', right: 'write' },
  whileArchived: true,
  plan(state, args, ctx) {
    const member = state.projectMember.get(args.memberId);
    if (!member) return refuse('not_found', { what: '참여자' });
    if (member.role === 'owner') return refuse('last_owner');
    const giver = memberOf(state, ctx.actorId);
    if (!mayGive(giver, member)) return refuse('holds_more');
    if (!mayGive(giver, args)) return refuse('role_too_high');
    const change = update('projectMember', member, { role: args.role, rights: args.rights });
    if (!change) return { kind: 'nothing' };
    const accessEpoch = member.accessEpoch + 1;
    return changes([update('projectMember', member, { role: args.role, rights: args.rights, accessEpoch })]);
  },
});
