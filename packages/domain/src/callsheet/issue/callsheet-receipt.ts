import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';

/** That somebody has opened a version, and whether they said that they have it (확인). One a version and person. */
export const callsheetReceiptSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  version: idSchema,
  userId: idSchema,
  /** Milliseconds since 1970. */
  openedAt: z.int(),
  confirmedAt: z.int().nullable(),
});
export type CallsheetReceipt = z.infer<typeof callsheetReceiptSchema>;
