import { buildCallsheetView, rowsOf } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { phaseLines } from './phase-lines.ts';

const made = () => {
  const made = shootingDay();
  const { production, day, callsheetId } = made;
  const view = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const lines = () => phaseLines(production.state, day, view());
  const order = () =>
    view().rows.map((row) => (row.kind === 'phase' ? row.text.split(' ')[0] : row.cells.scene));
  const move = (rowId: string, afterRowId: string | null | undefined) =>
    production.run('moveRows', { rowIds: [rowId], toTimetableId: day, afterRowId: afterRowId ?? null });
  return { ...made, view, lines, order, move };
};

it('says of each 일정 줄 where it stands', () => {
  const { lines } = made();
  expect(lines().map(({ phase, place }) => [phase.kind, place])).toEqual([
    ['집합', '맨 앞'],
    ['식사', 'S#40 뒤'],
    ['대기', 'S#41 뒤'],
    ['정리', 'S#42 뒤'],
  ]);
  expect(lines()[0]!.up).toBeUndefined();
  expect(lines().at(-1)!.down).toBeUndefined();
});

it('moves a 일정 줄 by one line of the sheet, up and down again', () => {
  const { lines, order, move } = made();
  const before = order();
  const meal = () => lines().find(({ phase }) => phase.kind === '식사')!;
  move(meal().rowId, meal().up);
  expect(order()).toEqual(['집합', '12', '13', '식사', '40', '41', '대기', '14', '42', '정리']);
  move(meal().rowId, meal().down);
  expect(order()).toEqual(before);
});

it('moves over rows that are joined as over one line', () => {
  const { production, day, rows, lines, order, move } = made();
  production.run('editRow', { rowId: rows.s14, patch: { joinedWith: rows.s41 } });
  const waiting = () => lines().find(({ phase }) => phase.kind === '대기')!;
  const last = () => lines().find(({ phase }) => phase.kind === '정리')!;
  move(last().rowId, last().up);
  expect(order().slice(-2)).toEqual(['정리', '42']);
  move(last().rowId, last().down);
  expect(order().at(-1)).toBe('정리');
  expect(rowsOf(production.state, day).at(-1)!._id).toBe(last().rowId);
  expect(waiting().up).not.toBeUndefined();
});
