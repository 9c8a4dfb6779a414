import { MOST_SAID } from '@ddak/domain';
import type { TableReading } from '@ddak/screenplay/table';
import { expect, it } from 'vitest';
import { fieldsByHeads, saidOf } from './said-fields.ts';

const tableOf = (...heads: string[]) =>
  ({
    as: 'crew',
    sheet: null,
    headRow: 1,
    columns: heads.map((head, i) => ({ column: String.fromCharCode(65 + i), head, field: null })),
    rows: [],
    skipped: [],
  }) satisfies TableReading;

it('TI20: finds columns by their heads again, wherever they stand', () => {
  const said = new Map([
    ['파트너', 'crewTeam'],
    ['비고', ''],
    ['없음', 'name'],
  ]);
  expect(fieldsByHeads(tableOf('성명', '파트너', '비고'), said)).toEqual({ B: 'crewTeam', C: null });
});

it('TI20: remembers what was said of the heads of this table alone, the last of it where that is too much', () => {
  const said = new Map([
    ['파트너 ', 'crewTeam'],
    ['없음', 'name'],
    ['', 'note'],
  ]);
  expect(saidOf(tableOf('성명', '파트너 ', ''), said)).toEqual([{ head: '파트너', field: 'crewTeam' }]);
  const heads = Array.from({ length: MOST_SAID + 5 }, (_, i) => `열 ${i}`);
  const much = saidOf(tableOf(...heads), new Map(heads.map((head) => [head, 'note'])));
  expect([much.length, much[0]?.head]).toEqual([MOST_SAID, '열 5']);
});
