import type { Id } from '@ddak/domain';
import type { KeyKind } from '@ddak/protocol';
import { and, eq, sql } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { accessKey, usedKey } from '../../db/schema/key.ts';

export type Redemption = 'done' | 'unknown' | 'used_before' | 'used_up';

interface NewKey {
  readonly _id: Id;
  readonly codeHash: string;
  readonly kind: KeyKind;
  readonly usesLeft: number;
  readonly storageMb: number;
  readonly createdAt: number;
}

/** Codes in PostgreSQL, kept as hashes. */
export class KeyRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async add(row: NewKey): Promise<void> {
    await this.#db.insert(accessKey).values(row);
  }

  /** Uses a code once for the user. Who comes at the same time waits: no use is given twice. */
  redeem(codeHash: string, userId: Id, now: number): Promise<Redemption> {
    return this.#db.transaction(async (tx) => {
      const [key] = await tx.select().from(accessKey).where(eq(accessKey.codeHash, codeHash)).for('update');
      if (!key) return 'unknown';
      const [before] = await tx
        .select()
        .from(usedKey)
        .where(and(eq(usedKey.userId, userId), eq(usedKey.keyId, key._id)));
      if (before) return 'used_before';
      if (key.usesLeft === 0) return 'used_up';
      await tx
        .update(accessKey)
        .set({ usesLeft: sql`${accessKey.usesLeft} - 1` })
        .where(eq(accessKey._id, key._id));
      await tx.insert(usedKey).values({ userId, keyId: key._id, usedAt: now });
      return 'done';
    });
  }
}
