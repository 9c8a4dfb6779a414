import { type ArgsOf, type Id, readWon } from '@ddak/domain';
import { type CellRange, cellId, type RowTexts } from '@ddak/ui';
import { isWon, type PriceColumn, type PriceShown, type WonColumn } from './price-columns.ts';
import type { PriceRow } from './price-rows.ts';

export type PriceArgs = ArgsOf<'setPrices'>;
export type PriceRows = ReadonlyMap<Id, PriceRow>;
type Said = Readonly<Partial<Record<WonColumn, number | null>>>;

export interface FilledPrices {
  /** What `setPrices` is asked; null: nothing can be read, or nothing of it is new. */
  readonly args: PriceArgs | null;
  /** The cells whose text is no amount, by their ids, with it. */
  readonly refused: ReadonlyMap<string, string>;
}

/** CO11: texts that are put into cells, as one command. Empty takes a price away; names are not changed here. */
export function fillPrices(
  rows: PriceRows,
  texts: readonly RowTexts<PriceColumn>[],
  newId: () => Id,
): FilledPrices {
  const refused = new Map<string, string>();
  const said = texts.map(({ rowId, cells }): readonly [Id, Said] => {
    const read = cells.flatMap(([column, text]): [WonColumn, number | null][] => {
      if (!isWon(column)) return [];
      if (text.trim() === '') return [[column, null]];
      const won = readWon(text);
      if (won !== null) return [[column, won]];
      refused.set(cellId({ rowId, column }), text.trim());
      return [];
    });
    return [rowId, Object.fromEntries(read)];
  });
  return { args: priceArgs(rows, said, newId), refused };
}

/** GR9: gives the rows of a range the prices of its first, or a single row those above it, unsaid ones too. */
export function fillDown(
  rows: PriceRows,
  { rowIds, columns }: PriceShown,
  range: CellRange,
  newId: () => Id,
): PriceArgs | null {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = rows.get(rowIds[from] ?? '');
  if (!source) return null;
  const picked = columns.slice(range.left, range.right + 1).filter(isWon);
  const said = Object.fromEntries(picked.map((column) => [column, source[column].said]));
  const below = rowIds.slice(from + 1, range.bottom + 1);
  return priceArgs(
    rows,
    below.map((rowId) => [rowId, said]),
    newId,
  );
}

/** Nothing, for every price of a range. */
export const emptyPrices = ({ rowIds, columns }: PriceShown, range: CellRange): RowTexts<PriceColumn>[] =>
  rowIds.slice(range.top, range.bottom + 1).map((rowId) => ({
    rowId,
    cells: columns.slice(range.left, range.right + 1).map((column) => [column, ''] as const),
  }));

/** The command that says prices of rows, without what they say already; null: nothing is new. */
function priceArgs(
  rows: PriceRows,
  said: readonly (readonly [Id, Said])[],
  newId: () => Id,
): PriceArgs | null {
  const people: PriceArgs['people'] = [];
  const places: PriceArgs['places'] = [];
  for (const [rowId, wanted] of said) {
    const row = rows.get(rowId);
    if (!row) continue;
    const news = Object.entries(wanted).filter(([column, won]) => row[column as WonColumn].said !== won);
    if (news.length === 0) continue;
    const patch = Object.fromEntries(
      news.map(([column, won]) => [FIELDS[row.kind][column as WonColumn], won]),
    );
    if (row.kind === 'place') places.push({ costId: newId(), locationId: rowId, patch });
    else
      people.push({
        payId: newId(),
        crewId: row.kind === 'crew' ? rowId : null,
        characterId: row.kind === 'cast' ? rowId : null,
        patch,
      });
  }
  return people.length + places.length === 0 ? null : { people, places };
}

const PAY = { day: 'dayRate', other: 'holdRate' } as const;
const FIELDS = { cast: PAY, crew: PAY, place: { day: 'dayFee', other: 'redressFee' } } as const;
