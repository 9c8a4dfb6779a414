import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import { type Mailer, type MailMessage, MailRefused } from './mail-message.ts';

/** The name of the job that sends one mail. */
export const SEND_MAIL = 'send-mail';
/** A mail server may be away for an hour: tried at once, then with growing pauses of up to ten minutes, for more than an hour. */
export const MAIL_QUEUE = {
  retryLimit: 18,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // A job names an address: it does not lie about once it is done.
  deleteAfterSeconds: 6 * 60 * 60,
};

/**
 * What a mail is about, and whom or what by id (AC12). Never a secret: the link is made when the mail is written.
 */
export const mailJobSchema = z
  .object({ kind: z.string() })
  .catchall(z.string())
  .refine(({ userId, invitationId }) =>
    [userId, invitationId].every((id) => id === undefined || idSchema.safeParse(id).success),
  );
export type MailJob = Readonly<Record<string, string>> & { readonly kind: string };

/** Puts a mail into the queue. */
export type QueueMail = (job: MailJob) => Promise<void>;

/** Writes the mail of a job; null when there is nobody to write to (any more). */
export type ComposeMail = (job: MailJob) => Promise<MailMessage | null>;

export interface SendMailParts {
  readonly mailer: Mailer;
  readonly composers: Readonly<Record<string, ComposeMail>>;
  /** A mail that did not leave: `final` says that it never will. */
  readonly onFailed: (error: unknown, about: { readonly kind: string; readonly final: boolean }) => void;
}

/** The worker: writes the mail and sends it. What can be tried again is thrown on to the queue. */
export async function sendMail(parts: SendMailParts, job: MailJob, lastTry: boolean): Promise<void> {
  const compose = parts.composers[job.kind];
  if (!compose) throw new Error(`there is no mail of the kind ${job.kind}`);
  const message = await compose(job);
  if (!message) return;
  try {
    await parts.mailer.send(message);
  } catch (error) {
    const final = lastTry || error instanceof MailRefused;
    parts.onFailed(error, { kind: job.kind, final });
    if (!final) throw error;
  }
}
