import { z } from 'zod';

/**
 * Body of `POST /projects/:id/screenplays/:sid/password`, for a version whose `failureCode` is `password_needed`: what
 * opens its file. Used once and kept nowhere. Answers when the file is read, with what became of the version (its row
 * follows by the feed); a password that does not open it fails with `password_wrong` and changes nothing.
 */
export const screenplayPasswordSchema = z.object({
  password: z.string().min(1, { error: '암호를 입력해 주세요.' }).max(255, { error: '암호가 너무 길어요.' }),
});
export type ScreenplayPassword = z.infer<typeof screenplayPasswordSchema>;

/** What became of a version that was opened: to be reviewed, or unreadable for another reason (`failure` on its row). */
export const openedScreenplaySchema = z.object({ state: z.enum(['review', 'failed']) });
export type OpenedScreenplay = z.infer<typeof openedScreenplaySchema>;
