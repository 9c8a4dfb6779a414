import type { Id } from '@ddak/domain';
import { and, desc, eq, isNull } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { callLink } from '../../db/schema/call-link.ts';

export type StoredLink = typeof callLink.$inferSelect;
/** Whom a link of a sheet is for: one person, or its chat room. */
export type LinkHolder = Pick<StoredLink, 'kind' | 'recipient' | 'actorHash'>;

/** Links to call sheets in PostgreSQL: their hashes alone. */
export class CallLinkRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** The links of one holder that were not cut, the youngest first. */
  openOf(callsheet: Id, { kind, recipient, actorHash }: LinkHolder): Promise<StoredLink[]> {
    const whose = recipient === null ? isNull(callLink.recipient) : eq(callLink.recipient, recipient);
    return this.#db
      .select()
      .from(callLink)
      .where(
        and(
          eq(callLink.callsheet, callsheet),
          eq(callLink.kind, kind),
          whose,
          eq(callLink.actorHash, actorHash),
          isNull(callLink.revokedAt),
        ),
      )
      .orderBy(desc(callLink._id));
  }

  async add(row: StoredLink): Promise<void> {
    await this.#db.insert(callLink).values(row);
  }

  /** One that was not cut. */
  async find(tokenHash: string): Promise<StoredLink | undefined> {
    const rows = await this.#db
      .select()
      .from(callLink)
      .where(and(eq(callLink.tokenHash, tokenHash), isNull(callLink.revokedAt)));
    return rows[0];
  }

  /** Cuts the links of a holder, or of all of a sheet; how many there were. */
  async revoke(callsheet: Id, holder: Pick<LinkHolder, 'kind' | 'recipient'>, now: number): Promise<number> {
    const { kind, recipient } = holder;
    const whose = recipient === null ? isNull(callLink.recipient) : eq(callLink.recipient, recipient);
    const rows = await this.#db
      .update(callLink)
      .set({ revokedAt: now })
      .where(
        and(eq(callLink.callsheet, callsheet), eq(callLink.kind, kind), whose, isNull(callLink.revokedAt)),
      )
      .returning({ _id: callLink._id });
    return rows.length;
  }
}
