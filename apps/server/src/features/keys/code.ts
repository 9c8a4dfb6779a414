import { createHash, randomInt } from 'node:crypto';

/** Without the signs that are taken for each other: 0 and O, 1 and I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A new code, in groups that can be read aloud: `K7QX-2M9P-4RTH`, 59 bits. */
export function makeCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** What is stored of a code; however somebody writes it, it is the same one. */
export const hashCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('base64url');
