import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { buildCallsheetView, CALLSHEET_COLUMNS, printedColumns } from '../index.ts';

const keysOf = (view: Parameters<typeof printedColumns>[0]) => printedColumns(view).map(({ key }) => key);

it('CS34: a column in which no row has anything is not printed; what a row is found by always is', () => {
  const day = shootingDay();
  const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'none' })!;
  expect(keysOf(view)).toEqual(CALLSHEET_COLUMNS);
  const scenes = view.rows.flatMap((row) => (row.kind === 'scene' ? row : []));
  const empty = Object.fromEntries(CALLSHEET_COLUMNS.map((key) => [key, ''])) as (typeof scenes)[0]['cells'];
  const rows = scenes.map((row, i) => ({
    ...row,
    cells: { ...empty, ...(i === 1 ? { note: '햇빛' } : {}) },
  }));
  expect(keysOf({ ...view, rows })).toEqual(['order', 'time', 'scene', 'place', 'synopsis', 'note']);
  expect(keysOf({ ...view, rows: [] })).toEqual(CALLSHEET_COLUMNS);
  // A form of empty columns alone stays one.
  const cuts = view.columns.filter(({ key }) => key === 'cuts');
  expect(keysOf({ ...view, rows, columns: cuts })).toEqual(['cuts']);
});
