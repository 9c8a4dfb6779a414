import { COST_KINDS, COST_NAMES, type CostParts } from '@ddak/domain';
import { won } from './say-placement.ts';

/**
 * What costs more and what less: `배우 대기 +₩900,000`, `이동 −₩500,000`, in ₩ against another plan. The greatest difference
 * comes first; what stays as it is is not named.
 */
export function sayPriceParts(parts: CostParts): string[] {
  return COST_KINDS.map((part) => ({ name: COST_NAMES[part], by: Math.round(parts[part]) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ name, by }) => `${name} ${by > 0 ? '+' : '−'}${won(Math.abs(by))}`);
}
