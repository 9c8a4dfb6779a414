import type { MoneyParts } from '../plan/schedule-plan.ts';
import { won } from './say-placement.ts';

const NAMES: Record<keyof MoneyParts, string> = {
  castWork: '배우 출연',
  castHold: '배우 대기',
  crew: '스태프',
  overtime: '초과근무',
  places: '장소',
  elements: '소품·장비',
  moves: '이동',
};

/**
 * What a way out costs against the board before: `₩1,400,000 늘어요: 배우 대기 +₩900,000, 이동 +₩500,000`. The greatest
 * difference comes first, what stays as it is is not named.
 */
export function sayPrice(parts: MoneyParts): string {
  const changed = (Object.keys(NAMES) as (keyof MoneyParts)[])
    .map((part) => ({ name: NAMES[part], by: Math.round(parts[part]) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const total = changed.reduce((sum, { by }) => sum + by, 0);
  if (changed.length === 0) return '비용은 그대로예요';
  const said =
    total === 0 ? '비용은 그대로예요' : `${won(Math.abs(total))} ${total > 0 ? '늘어요' : '줄어요'}`;
  return `${said}: ${changed.map(({ name, by }) => `${name} ${by > 0 ? '+' : '−'}${won(Math.abs(by))}`).join(', ')}`;
}
