import { z } from 'zod';

/** The address by which a calendar gets my schedule. Times in milliseconds since 1970. */
export const calendarFeedSchema = z.object({
  /** Null: it leads there, but cannot be said again. */
  url: z.string().nullable(),
  createdAt: z.int(),
  /** When a calendar last came for it. */
  readAt: z.int().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
