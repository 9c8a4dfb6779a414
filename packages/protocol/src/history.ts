import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** What became of a row, in words. */
export const historyLineSchema = z.object({ title: z.string(), what: z.string() });

/** HI5: the row of a line that can be brought back by itself, and the columns of it that can; null: it cannot. */
const entryLineSchema = historyLineSchema.extend({
  part: z
    .object({
      row: idSchema,
      fields: z.array(z.object({ column: z.string(), label: z.string() })),
    })
    .nullable(),
});
export type HistoryEntryLine = z.infer<typeof entryLineSchema>;

/** Something that somebody did, as far as its reader may see it. */
export const historyEntrySchema = z.object({
  seq: z.int(),
  commandId: idSchema,
  /** What was done: `씬 고치기`. Empty where a part of it is closed to the reader. */
  label: z.string(),
  actorId: idSchema,
  actorName: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first of them; `more` counts the others. */
  lines: z.array(entryLineSchema),
  more: z.int(),
  /** HI3: by today's rights something of it can be taken back. */
  mayUndo: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The newest first. `next`: the seq before which to go on; null: there is nothing older. */
export const historyPageSchema = z.object({
  entries: z.array(historyEntrySchema),
  next: z.int().nullable(),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** HI4, HI5: what a restore would do now. `left`: what would be left as it is. `refused`: why it cannot be done, in words. */
export const restorePreviewSchema = z.object({
  lines: z.array(historyLineSchema),
  more: z.int(),
  left: z.int(),
  refused: z.string().nullable(),
});
export type RestorePreview = z.infer<typeof restorePreviewSchema>;
