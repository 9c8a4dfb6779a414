import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Elsewhere } from '../proposals/cheapest-elsewhere.ts';
import { sayBreach } from './say-breach.ts';
import { won } from './say-placement.ts';
import { dayLabel } from './say-refusal.ts';
import { minutes } from './say-rule.ts';

/**
 * What another day would mean for a scene: `12월 9일로 옮기면 배우 대기 +2일, 이동 +1번, 비용 +₩900,000`. Where each
 * day breaks a hard rule, which one it is at the least.
 */
export function sayElsewhere(problem: ScheduleProblem, elsewhere: Elsewhere, seesCost: boolean): string {
  const { breaks, day, holdDays, money, moves, overtimeMinutes, placeReturns, shootingDays } = elsewhere;
  if (breaks.length > 0) {
    const broken = breaks.map((one) => sayBreach(problem, one)).join(', ');
    return `어느 날로 옮겨도 꼭 지킬 규칙을 어겨요. ${dayLabel(problem, day)}로 옮기면 ${broken}`;
  }
  const changes = [
    sayMore('촬영', shootingDays, (count) => `${count}일`),
    sayMore('배우 대기', holdDays, (count) => `${count}일`),
    sayMore('이동', moves, (count) => `${count}번`),
    sayMore('장소 재방문', placeReturns, (count) => `${count}번`),
    sayMore('초과', overtimeMinutes, minutes),
    seesCost ? sayMore('비용', Math.round(money), won) : '',
  ].filter((part) => part !== '');
  if (changes.length > 0) return `${dayLabel(problem, day)}로 옮기면 ${changes.join(', ')}`;
  return `${dayLabel(problem, day)}로 옮겨도 ${seesCost ? '비용과 ' : ''}촬영 일수, 대기·이동·초과는 그대로예요`;
}

const sayMore = (name: string, by: number, say: (count: number) => string): string =>
  by === 0 ? '' : `${name} ${by > 0 ? '+' : '−'}${say(Math.abs(by))}`;
