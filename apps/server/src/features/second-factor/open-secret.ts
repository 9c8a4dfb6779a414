import { HttpFailure } from '../../http/failures.ts';
import type { FactorParts } from './factor-parts.ts';
import { SealBroken } from './seals.ts';

/** Opens what was sealed; where the server's key is another by now, that is said and logged, and the operator resets it. */
export function openSecret({ seals }: Pick<FactorParts, 'seals'>, sealed: string, of: string): string {
  try {
    return seals.open(sealed, of);
  } catch (error) {
    if (error instanceof SealBroken) throw new HttpFailure('factor_unreadable');
    throw error;
  }
}
