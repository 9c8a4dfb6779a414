import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';

/** By what somebody had a version: the app, a link of their own, the room's with name and digits (CS59). */
export const RECEIPT_WAYS = ['app', 'link', 'room'] as const;

/** That somebody has opened a version, and whether they said that they have it (확인). One a version and recipient. */
export const callsheetReceiptSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  version: idSchema,
  /** `recipientKey` of whom it went to. */
  recipient: z.string().min(1).max(60),
  /** Their account, where they have one. */
  userId: idSchema.nullable(),
  way: z.enum(RECEIPT_WAYS),
  /** Milliseconds since 1970. */
  openedAt: z.int(),
  confirmedAt: z.int().nullable(),
});
export type CallsheetReceipt = z.infer<typeof callsheetReceiptSchema>;
