import { idSchema, TABLE_NAMES, type TableName } from '@ddak/domain';
import { z } from 'zod';

const tableNameSchema = z.enum(TABLE_NAMES as [TableName, ...TableName[]]);
/** A row of a table as the feed sends it: what its reader may see of it. */
export const feedRowSchema = z.looseObject({ _id: idSchema });
export type FeedRow = z.infer<typeof feedRowSchema>;

/** A change as it goes down: without before-values and without args. */
export const feedChangeSchema = z.discriminatedUnion('op', [
  z.object({ table: tableNameSchema, op: z.literal('insert'), row: feedRowSchema }),
  z.object({
    table: tableNameSchema,
    op: z.literal('update'),
    _id: idSchema,
    after: z.record(z.string(), z.unknown()),
  }),
  z.object({ table: tableNameSchema, op: z.literal('delete'), _id: idSchema }),
]);
export type FeedChange = z.infer<typeof feedChangeSchema>;

/**
 * One log entry, filtered to what its reader may see; `changes` is empty only in their own. `name` and `actorName` are
 * empty where they are not told.
 */
export const feedEntrySchema = z.object({
  seq: z.int().min(1),
  commandId: idSchema,
  name: z.string(),
  actorId: idSchema,
  actorName: z.string(),
  at: z.number(),
  changes: z.array(feedChangeSchema),
});
export type FeedEntry = z.infer<typeof feedEntrySchema>;

/**
 * What a project's feed sends. `snapshot` replaces everything the client has (first load, log too old, changed
 * rights, another shape of rows: `epoch` is the access epoch it holds under, `shape` that of the server's rows). `changes` continue it: `from` is the seq before the first, `to` that of
 * the last, also where no entry concerns the reader.
 * `ended`: the person has no access any more; the local copy is erased. `factorNeeded`: they have none until they have
 * set a second factor; what lies on the device stays (AC27). Nothing follows either.
 */
export const feedMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('snapshot'),
    projectId: idSchema,
    seq: z.int().min(0),
    epoch: z.int().min(1),
    shape: z.string().max(40).optional(),
    tables: z.partialRecord(tableNameSchema, z.array(feedRowSchema)),
  }),
  z.object({
    kind: z.literal('changes'),
    projectId: idSchema,
    from: z.int().min(0),
    to: z.int().min(0),
    epoch: z.int().min(1),
    entries: z.array(feedEntrySchema),
  }),
  z.object({ kind: z.literal('ended'), projectId: idSchema }),
  z.object({ kind: z.literal('factorNeeded'), projectId: idSchema }),
]);
export type FeedMessage = z.infer<typeof feedMessageSchema>;

/**
 * Where a client stands: `seq` null asks for a snapshot. `shape`: that of the rows it holds (SN9); programs which keep no
 * rows between two runs leave it out.
 */
export const feedPositionSchema = z.object({
  seq: z.int().min(0).nullable(),
  epoch: z.int().min(1).nullable(),
  version: z.int().min(1),
  shape: z.string().max(40).optional(),
});
export type FeedPosition = z.infer<typeof feedPositionSchema>;

/** The answer of the long poll: the messages that bring a client from its position to the present, in order. */
export const feedAnswerSchema = z.object({ data: z.object({ messages: z.array(feedMessageSchema) }) });
