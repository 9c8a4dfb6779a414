import { z } from 'zod';
import { mayGive } from '../access/may-give.ts';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';

/**
 * Ends a member's access. Their feed ends and their local copy is erased. The owner stays (AC3), and who holds more
 * (AC9). AC10: it is not undone, and the request by which they came in goes with them: who is to come back asks again.
 */
export const removeMember = defineCommand({
  name: 'removeMember',
  args: z.object({ memberId: idSchema }),
  final: true,
  needs: { section: 'project', right: 'write' },
  whileArchived: true,
  plan(state, args, ctx) {
    const member = state.projectMember.get(args.memberId);
    if (!member) return refuse('not_found', { what: '참여자' });
    if (member.role === 'owner') return refuse('last_owner');
    if (!mayGive(memberOf(state, ctx.actorId), member)) return refuse('holds_more');
    const asked = [...state.crewRequest.values()].filter(({ user }) => user === member.userId);
    return changes([
      ...asked.map((request) => remove('crewRequest', request)),
      remove('projectMember', member),
    ]);
  },
});
