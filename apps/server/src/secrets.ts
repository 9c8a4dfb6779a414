import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';

/** A credential that only a program carries: 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a credential. It is random and long, so a plain hash is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** 144 bits: short enough for a text message, and nobody's guess. */
const DERIVED_LENGTH = 24;

/** The secret of a link, worked out of what it is for and a key of the server: it can be said again, and stands nowhere. */
export const deriveToken = (key: Buffer, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url').slice(0, DERIVED_LENGTH);

/** Without the signs that are taken for each other: 0 and O, 1 and I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A new code for people, in groups that can be read aloud: `K7QX-2M9P-4RTH`, 59 bits. */
export function makeCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** What is stored of a code; however somebody writes it, it is the same one. */
export const hashCode = (code: string): string => hashToken(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
