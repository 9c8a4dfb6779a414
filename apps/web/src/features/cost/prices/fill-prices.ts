import { type ArgsOf, type Id, readWon } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../platform/grid/list-grid/list-column.ts';
import { isWon, type PriceColumn, type WonColumn } from './price-columns.tsx';
import type { PriceRow } from './price-rows.ts';

export type PriceArgs = ArgsOf<'setPrices'>;
export type PriceRows = ReadonlyMap<Id, PriceRow>;
type Said = Readonly<Partial<Record<WonColumn, number | null>>>;

export interface FilledPrices {
  /** What `setPrices` is asked; null: nothing can be read, or nothing of it is new. */
  readonly args: PriceArgs | null;
  /** By the ids of their cells, whose text is no amount. */
  readonly refused: ReadonlyMap<string, RefusedCell>;
}

/** CO11: texts that are put into cells, as one command. Empty takes a price away; names are not changed here. */
export function fillPrices(
  rows: PriceRows,
  texts: readonly RowTexts<PriceColumn>[],
  newId: () => Id,
): FilledPrices {
  const refused = new Map<string, RefusedCell>();
  const said = texts.map(({ rowId, cells }): readonly [Id, Said] => {
    const read = cells.flatMap(([column, text]): [WonColumn, number | null][] => {
      if (!isWon(column)) return [];
      if (text.trim() === '') return [[column, null]];
      const won = readWon(text);
      if (won !== null) return [[column, won]];
      const why = `금액으로 읽을 수 없어요: ‘${text.trim()}’. 250,000이나 25만처럼 적어 주세요.`;
      refused.set(cellId({ rowId, column }), { text: text.trim(), why });
      return [];
    });
    return [rowId, Object.fromEntries(read)];
  });
  return { args: priceArgs(rows, said, newId), refused };
}

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
