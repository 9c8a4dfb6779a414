import type { TableReading } from '@ddak/screenplay/table';
import { expect, it } from 'vitest';
import { fieldsByHeads } from './kept-mapping.ts';

it('TI19: finds columns by their heads again, wherever they stand', () => {
  const columns = [
    { column: 'A', head: '성명', field: 'name' },
    { column: 'C', head: '파트너', field: null },
    { column: 'D', head: '비고', field: 'note' },
  ];
  const table = {
    as: 'crew',
    sheet: null,
    headRow: 1,
    columns,
    rows: [],
    skipped: [],
  } satisfies TableReading;
  expect(fieldsByHeads(table, { 파트너: 'crewTeam', 비고: '', 없음: 'name' })).toEqual({
    C: 'crewTeam',
    D: null,
  });
});
