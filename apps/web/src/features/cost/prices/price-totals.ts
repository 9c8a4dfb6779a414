import { boardCost, crewDay, currentBoard, type ProjectState, saidRates, usualHeads } from '@ddak/domain';
import type { PriceRow } from './price-rows.ts';

const inWon = (won: number): string => `₩${won.toLocaleString('ko-KR')}`;
const dayOf = ({ day }: PriceRow): number => day.said ?? day.usual ?? 0;
const sum = (rows: readonly PriceRow[], of: (row: PriceRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/**
 * CO11: what a day of all actors and of the crew comes to, of the crew also what of it is reckoned by the rate of all
 * (CO4). And what the current plan costs with these prices (CO9), where it has days.
 */
export function priceTotals(state: ProjectState, rows: readonly PriceRow[]): string[] {
  const cast = rows.filter(({ kind }) => kind === 'cast');
  const crew = rows.filter(({ kind }) => kind === 'crew');
  const board = currentBoard(state);
  const plan = board ? boardCost(state, board._id) : 0;
  return [
    ...(cast.length > 0 ? [`배우 ${cast.length}명 하루 ${inWon(sum(cast, dayOf))}`] : []),
    ...(crew.length > 0 ? crewTotals(state) : []),
    ...(plan > 0 ? [`현재 계획 ${inWon(plan)}`] : []),
  ];
}

function crewTotals(state: ProjectState): string[] {
  const { known, unpriced, others, sum: all } = crewDay(state);
  const isUsual = saidRates(state).crewDay === null;
  const rate = isUsual ? `기본값 ${usualHeads(state)}명` : '전체 단가';
  if (known.size === 0) return [`스태프 하루 ${inWon(all)} (${rate})`];
  const share = isUsual ? '기본값' : '전체 단가';
  return [
    `스태프 ${known.size + unpriced}명 하루 ${inWon(all)}`,
    ...(unpriced > 0 ? [`그중 일당이 없는 ${unpriced}명은 ${share}의 몫 ${inWon(others)}`] : []),
  ];
}
