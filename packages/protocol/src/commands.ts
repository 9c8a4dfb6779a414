import { idSchema, REFUSAL_CODES, RESTORE_SCOPES } from '@ddak/domain';
import { z } from 'zod';

export const MAX_BATCH = 100;

/** A command on its way up. `_id` makes it idempotent; undo travels the same way under the name `undo`. */
export const sentCommandSchema = z.object({
  _id: idSchema,
  name: z.string().min(1).max(60),
  args: z.unknown(),
  version: z.int().min(1),
});
export type SentCommand = z.infer<typeof sentCommandSchema>;

/**
 * `as`: who made them. Where the cookies are another person's by now (somebody else signed in in another tab), nothing
 * is carried out and the answer is 401.
 */
export const commandBatchSchema = z.object({
  commands: z.array(sentCommandSchema).min(1).max(MAX_BATCH),
  as: idSchema.optional(),
});
export type CommandBatch = z.infer<typeof commandBatchSchema>;

/** `undo` is no command of the domain: it is planned on the server from the log. */
export const UNDO = 'undo';
export const restoredPartSchema = z.object({ row: idSchema, column: z.string().max(60).optional() });
/**
 * HI4: `laterToo`: that command and all that was done after it, as far as the scope goes. HI5: `part`: what that command
 * and those after it did to one row, or to one column of it.
 */
export const undoArgsSchema = z.object({
  commandId: idSchema,
  laterToo: z.enum(RESTORE_SCOPES).optional(),
  part: restoredPartSchema.optional(),
});

export type UndoArgs = z.infer<typeof undoArgsSchema>;

const refusalCodeSchema = z.enum(REFUSAL_CODES);

/**
 * What became of a command. `committed` and `adjusted` carry the seq of the log entry; `nothing` and `refused` the
 * seq at which they were judged. `note` says in Korean what was adjusted (an undo that left rows).
 */
export const commandResultSchema = z.discriminatedUnion('outcome', [
  z.object({ _id: idSchema, outcome: z.literal('committed'), seq: z.int() }),
  z.object({ _id: idSchema, outcome: z.literal('adjusted'), seq: z.int(), note: z.string() }),
  z.object({ _id: idSchema, outcome: z.literal('nothing'), seq: z.int() }),
  z.object({
    _id: idSchema,
    outcome: z.literal('refused'),
    seq: z.int(),
    code: refusalCodeSchema,
    message: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
]);
export type CommandResult = z.infer<typeof commandResultSchema>;

export const commandBatchAnswerSchema = z.object({
  data: z.object({ results: z.array(commandResultSchema) }),
});
