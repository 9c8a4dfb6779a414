import type { CostParts } from '@ddak/domain';
import { won } from './say-placement.ts';

const NAMES: Record<keyof CostParts, string> = {
  castWork: '배우 출연',
  castHold: '배우 대기',
  crew: '스태프',
  hired: '장비·차량',
  overtime: '초과·야간',
  places: '장소',
  elements: '품목 대여',
  bought: '품목 구입·제작',
  moves: '이동',
};

/**
 * What costs more and what less: `배우 대기 +₩900,000`, `이동 −₩500,000`, in ₩ against another plan. The greatest difference
 * comes first; what stays as it is is not named.
 */
export function sayPriceParts(parts: CostParts): string[] {
  return (Object.keys(NAMES) as (keyof CostParts)[])
    .map((part) => ({ name: NAMES[part], by: Math.round(parts[part]) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ name, by }) => `${name} ${by > 0 ? '+' : '−'}${won(Math.abs(by))}`);
}
