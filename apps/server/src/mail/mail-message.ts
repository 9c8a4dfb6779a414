/** A mail ready to leave: one person, one matter, as plain text and as HTML. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it is known by: sent again, a mail program shows it once. */
  readonly messageId?: string;
}

/** Sends, or throws: what can be tried again as any error, what cannot as MailRefused. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

/** The receiving side will never take this mail: an address that is none, a sender that it does not know. */
export class MailRefused extends Error {}
