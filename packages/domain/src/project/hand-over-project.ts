import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';

/**
 * AC8: the owner gives the project to another member, and stays as a manager. The server runs it, for the owner
 * alone; it is not undone, only handed on by the new owner.
 */
export const handOverProject = defineCommand({
  name: 'handOverProject',
  args: z.object({ memberId: idSchema }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, args, ctx) {
    const owner = memberOf(state, ctx.actorId);
    if (owner?.role !== 'owner') return refuse('forbidden');
    const heir = state.projectMember.get(args.memberId);
    if (!heir) return refuse('not_found', { what: '참여자' });
    if (heir.role !== 'manager') return refuse('heir_not_manager');
    const given = { role: 'owner', rights: {}, accessEpoch: heir.accessEpoch + 1 } as const;
    const kept = { role: 'manager', rights: {}, accessEpoch: owner.accessEpoch + 1 } as const;
    return changes([update('projectMember', heir, given), update('projectMember', owner, kept)]);
  },
});
