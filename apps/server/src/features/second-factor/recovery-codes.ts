import type { Id } from '@ddak/domain';
import { makeCode } from '../../secrets.ts';
import type { FactorParts } from './factor-parts.ts';

const COUNT = 10;

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const hashOf = ({ seals }: Pick<FactorParts, 'seals'>, userId: Id, code: string): string =>
  seals.hash(plain(code), `recovery ${userId}`);

/** Ten new ones in the place of all others; answered this once. */
export async function makeRecoveryCodes(
  parts: Pick<FactorParts, 'factors' | 'seals' | 'now'>,
  userId: Id,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  const hashes = codes.map((code) => hashOf(parts, userId, code));
  await parts.factors.setRecoveryCodes(userId, hashes, parts.now());
  return codes;
}

/** Uses one up, however it was written; false: it is none. */
export const useRecoveryCode = (
  parts: Pick<FactorParts, 'factors' | 'seals'>,
  userId: Id,
  code: string,
): Promise<boolean> => parts.factors.useRecoveryCode(userId, hashOf(parts, userId, code));
