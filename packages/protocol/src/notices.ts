import { idSchema, NOTICE_KINDS } from '@ddak/domain';
import { z } from 'zod';

/** Something that I am told in the app. */
export const noticeSchema = z.object({
  _id: idSchema,
  /** null, as its title: it is of no project, but of the product. */
  projectId: idSchema.nullable(),
  projectTitle: z.string().nullable(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  body: z.string(),
  /** Where it leads: a path of the app. */
  path: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  readAt: z.number().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The newest first; `unread` counts those, too, that are too old to be among them. */
export const noticeListSchema = z.object({ unread: z.number(), notices: z.array(noticeSchema) });
export type NoticeList = z.infer<typeof noticeListSchema>;
