import { createHmac, timingSafeEqual } from 'node:crypto';
import { makeToken } from '../../secrets.ts';
import type { StoredUser } from './repo.ts';

/** How long a browser remembers that somebody has signed in to an account in it. */
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;

type Account = Pick<StoredUser, '_id' | 'passwordHash'>;

/**
 * What such a browser keeps: a name of its own and our signature, good until the password changes. It opens nothing;
 * wrong tries made elsewhere do not count against it (LM12). The hash that signs never leaves the server, and is drawn
 * with a salt, so that the cookie says nothing of the password.
 */
export function makeKnown(account: Account): string {
  const name = makeToken();
  return `${name}.${sign(account, name)}`;
}

/** The browser's name, when the cookie is one of this account's. */
export function knownName(account: Account | undefined, cookie: string | undefined): string | null {
  const [name = '', signature = ''] = cookie?.split('.') ?? [];
  if (!account || name === '') return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(account, name))];
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

const sign = ({ _id, passwordHash }: Account, name: string): string =>
  createHmac('sha256', passwordHash).update(`${_id} ${name}`).digest('base64url');
