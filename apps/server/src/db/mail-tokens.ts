import type { Id } from '@ddak/domain';
import { hashToken, makeToken } from '../secrets.ts';
import { and, eq, gt } from './orm.ts';
import type { Orm } from './pool.ts';
import { type MAIL_TOKEN_KINDS, mailToken } from './schema/account.ts';

export type MailTokenKind = (typeof MAIL_TOKEN_KINDS)[number];

/** What travels in mailed links. Each is kept as a hash, used once, and only until its time is over. */
export class MailTokens {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** A new one; earlier ones stay valid, since a mail that is sent again may arrive twice. */
  async make(
    kind: MailTokenKind,
    user: { readonly _id: Id; readonly email: string },
    times: { readonly now: number; readonly lifeMs: number },
  ): Promise<string> {
    const token = makeToken();
    await this.#db.insert(mailToken).values({
      tokenHash: hashToken(token),
      kind,
      userId: user._id,
      email: user.email,
      createdAt: times.now,
      expiresAt: times.now + times.lifeMs,
    });
    return token;
  }

  /** Uses it up, with all others of its kind and person; undefined when it is unknown, used or too old. */
  use(
    kind: MailTokenKind,
    token: string,
    now: number,
  ): Promise<{ readonly userId: Id; readonly email: string } | undefined> {
    return this.#db.transaction(async (tx) => {
      const [found] = await tx
        .delete(mailToken)
        .where(
          and(
            eq(mailToken.tokenHash, hashToken(token)),
            eq(mailToken.kind, kind),
            gt(mailToken.expiresAt, now),
          ),
        )
        .returning({ userId: mailToken.userId, email: mailToken.email });
      if (found)
        await tx.delete(mailToken).where(and(eq(mailToken.userId, found.userId), eq(mailToken.kind, kind)));
      return found;
    });
  }
}
