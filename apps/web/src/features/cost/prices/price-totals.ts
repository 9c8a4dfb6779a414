import { boardCost, currentBoard, type ProjectState, ratesOf } from '@ddak/domain';
import type { PriceRow } from './price-rows.ts';

const inWon = (won: number): string => `₩${won.toLocaleString('ko-KR')}`;
const dayOf = ({ day }: PriceRow): number => day.said ?? day.usual ?? 0;
const sum = (rows: readonly PriceRow[], of: (row: PriceRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/**
 * CO11: what a day of all actors and of the crew comes to. The crew is reckoned as CO4 says: with everybody whose day is
 * known, and only where that is nobody with the rate of all; both are said, since the first price of one changes it. And
 * what the current plan costs with these prices (CO9), where it has days.
 */
export function priceTotals(state: ProjectState, rows: readonly PriceRow[]): string[] {
  const cast = rows.filter(({ kind }) => kind === 'cast');
  const crew = rows.filter(({ kind }) => kind === 'crew');
  const known = crew.filter(({ day }) => day.said !== null);
  const board = currentBoard(state);
  const plan = board ? boardCost(state, board._id) : 0;
  return [
    ...(cast.length > 0 ? [`배우 ${cast.length}명 하루 ${inWon(sum(cast, dayOf))}`] : []),
    ...(crew.length === 0
      ? []
      : known.length === 0
        ? [`스태프 하루 ${inWon(ratesOf(state).crewDay)} (전체 단가)`]
        : [
            `스태프 ${known.length}명 하루 ${inWon(sum(known, dayOf))}`,
            ...(known.length < crew.length
              ? [`일당이 없는 ${crew.length - known.length}명은 비용에 넣지 않아요`]
              : []),
          ]),
    ...(plan > 0 ? [`현재 계획 ${inWon(plan)}`] : []),
  ];
}
