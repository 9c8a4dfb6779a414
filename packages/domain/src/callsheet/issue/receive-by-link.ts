import { z } from 'zod';
import { defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { memberOf } from '../../member-of.ts';
import type { ProjectState } from '../../state.ts';
import { noteReceipt } from './note-receipt.ts';
import type { Recipient } from './recipients-of.ts';

/** Notes for who has come by a link that they have opened a version, and with `confirms` that they have it (CS57, CS58). */
export const receiveByLink = defineCommand({
  name: 'receiveByLink',
  args: z.object({
    versionId: idSchema,
    receiptId: idSchema,
    to: z.object({ kind: z.enum(['member', 'crew', 'actor']), id: idSchema }),
    way: z.enum(['link', 'room']),
    confirms: z.boolean(),
  }),
  needs: { kind: 'server' },
  final: true,
  plan: (state, args, ctx) =>
    isThere(state, args.to) ? noteReceipt(state, args, ctx) : refuse('not_found', { what: '받는 사람' }),
});

function isThere(state: ProjectState, { kind, id }: Recipient): boolean {
  if (kind === 'member') return memberOf(state, id) !== undefined;
  return kind === 'crew' ? state.crew.has(id) : state.character.has(id);
}
