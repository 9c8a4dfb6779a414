import { columnLayouts } from '@ddak/ui';
import type { ColumnHead, ListColumn } from '../../../platform/grid/list-grid/list-column.ts';
import { UsualMark } from '../UsualMark.ts';
import type { Price, PriceRow } from './price-rows.ts';

export type PriceColumn = 'name' | 'of' | 'role' | 'day' | 'other';
/** The two that are typed in. */
export type WonColumn = 'day' | 'other';

export const isWon = (column: PriceColumn): column is WonColumn => column === 'day' || column === 'other';

type Head = ColumnHead<PriceColumn>;

const HEADS: readonly Head[] = [
  { key: 'name', label: '이름', width: 200, alsoCalled: ['성명', '배우', '스태프', '촬영지'] },
  { key: 'of', label: '팀', width: 110 },
  { key: 'role', label: '역할', width: 220 },
  { key: 'day', label: '하루', width: 190, alsoCalled: ['일당', '단가', '하루 사용료'] },
  {
    key: 'other',
    label: '대기 · 재세팅',
    width: 190,
    alsoCalled: ['대기', '대기 일당', '재세팅', '재세팅 비용'],
  },
];

export const PRICE_LAYOUTS = columnLayouts<PriceColumn>({ columns: HEADS, byChoice: [], leastRest: 150 });

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

/** CO6: a price as it was said, else what is reckoned with, greyed and marked as that. */
function Amount({ price }: { readonly price: Price }) {
  if (price.said !== null) return priceText(price);
  if (price.usual === null) return null;
  return (
    <>
      <UsualMark>기본값</UsualMark> <span data-quiet>{priceText(price)}</span>
    </>
  );
}

type Content = Omit<ListColumn<PriceRow, PriceColumn>, 'key' | 'label' | 'width'>;

const reckoned = ({ said, usual }: Price): number => said ?? usual ?? 0;

const wonColumn = (key: WonColumn): Content => ({
  text: (row) => cellText(row, key),
  labelOf: (row) => wonLabel(row, key),
  draw: (row) => <Amount price={row[key]} />,
  // Longer than any amount, written out with its unit.
  edit: { maxLength: 40, placeholder: (row) => priceText(row[key]) },
  isNumber: true,
  sortBy: (row) => reckoned(row[key]),
  sum: (rows) => `₩${inWon(rows.reduce((all, row) => all + reckoned(row[key]), 0))}`,
});

/** CO11: names are read here, and the two columns of money typed in. */
export const PRICE_COLUMNS: readonly ListColumn<PriceRow, PriceColumn>[] = HEADS.map((head) => ({
  ...head,
  ...(isWon(head.key) ? wonColumn(head.key) : { text: (row: PriceRow) => cellText(row, head.key) }),
}));
