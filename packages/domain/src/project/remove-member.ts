import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Ends a member's access. Their feed ends and their local copy is erased. The owner stays (AC3). */
export const removeMember = defineCommand({
  name: 'removeMember',
  args: z.object({ memberId: idSchema }),
  needs: { section: 'project', right: 'write' },
  plan(state, args) {
    const member = state.projectMember.get(args.memberId);
    if (!member) return refuse('not_found', { what: '참여자' });
    if (member.role === 'owner') return refuse('last_owner');
    return changes([remove('projectMember', member)]);
  },
});
