import { z } from 'zod';
import { defineCommand } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { noteReceipt } from './note-receipt.ts';

/** Says that its sender has opened a version, and with `confirms` that they have it (CS32). */
export const receiveCallsheet = defineCommand({
  name: 'receiveCallsheet',
  args: z.object({ versionId: idSchema, receiptId: idSchema, confirms: z.boolean() }),
  needs: { section: 'callsheet', right: 'read' },
  final: true,
  plan: (state, args, ctx) =>
    noteReceipt(state, { ...args, to: { kind: 'member', id: ctx.actorId }, way: 'app' }, ctx),
});
