import { columnLayouts, type GridCell, type GridShown } from '@ddak/ui';
import type { Price, PriceRow } from './price-rows.ts';

export type PriceColumn = 'name' | 'of' | 'role' | 'day' | 'other';
export type PriceCell = GridCell<PriceColumn>;
export type PriceShown = GridShown<PriceColumn>;
/** The two that are typed in. */
export type WonColumn = 'day' | 'other';

export const isWon = (column: PriceColumn): column is WonColumn => column === 'day' || column === 'other';

export const PRICE_LAYOUTS = columnLayouts<PriceColumn>({
  columns: [
    { key: 'name', label: '이름', width: 180 },
    { key: 'of', label: '팀', width: 110 },
    { key: 'role', label: '역할', width: 220 },
    { key: 'day', label: '하루', width: 190 },
    { key: 'other', label: '대기 · 재세팅', width: 190 },
  ],
  byChoice: [],
  leastRest: 150,
});

/** What the two columns are of a row, in words. */
export const wonLabel = ({ kind }: PriceRow, column: WonColumn): string =>
  kind === 'place'
    ? { day: '하루 사용료', other: '재세팅 비용' }[column]
    : { day: '일당', other: '대기 일당' }[column];

const inWon = (won: number): string => won.toLocaleString('ko-KR');

/** What is reckoned with, as it was said or as it is usual; empty: nothing is for this one alone. */
export const priceText = ({ said, usual }: Price): string => {
  const won = said ?? usual;
  return won === null ? '' : inWon(won);
};

/**
 * The text of a cell as it is copied, found and typed over. What is only usual was said by nobody: its cell is copied
 * empty, and stays as it is where an empty one is pasted (CO11).
 */
export function cellText(row: PriceRow, column: PriceColumn): string {
  if (!isWon(column)) return row[column];
  const { said } = row[column];
  return said === null ? '' : inWon(said);
}
