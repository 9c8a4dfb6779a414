import type { Id } from '@ddak/domain';
import { sql } from './orm.ts';

/** AC27: whether that account has a second factor. */
export const hasFactor = (userId: Id) => sql`(exists (select from totp where user_id = ${userId})
  or exists (select from passkey where user_id = ${userId}))`;
