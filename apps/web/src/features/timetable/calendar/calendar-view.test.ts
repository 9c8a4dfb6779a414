import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardView } from '../view/board-view.ts';
import { calendarMonths, dateByKey, firstPlaces } from './calendar-view.ts';

it('a calendar has weeks from Sunday, days with their number, and public holidays by name', () => {
  const production = new Production();
  production.day('2026-12-24');
  const [one, two] = [production.scene(1, { setName: '편의점' }), production.scene(2, { setName: '옥상' })];
  const day = production.day('2026-12-02');
  production.allocate(day, one, two, production.scene(3, { setName: '골목' }));
  const { days } = boardView(production.state, production.boardId);
  const [december, january, ...rest] = calendarMonths(days, '2026-11-01', '2026-12-02');
  expect(rest).toEqual([]);
  expect([december?.title, january?.title]).toEqual(['2026년 12월', '2027년 1월']);
  const week = december!.weeks[0]!;
  expect(week.map((cell) => cell?.no ?? null)).toEqual([null, null, 1, 2, 3, 4, 5]);
  expect(week[3]).toMatchObject({ today: true, red: false, days: [{ title: '1회차' }] });
  expect(firstPlaces(week[3]!.days[0]!)).toBe('편의점 · 옥상 외 1');
  const christmas = december!.weeks.flat().find((cell) => cell?.date === '2026-12-25');
  expect(christmas).toMatchObject({ red: true, weekday: 5 });
  expect(christmas?.holiday).toMatch(/기독탄신일|성탄절|크리스마스/);
  expect(december?.shootingDays).toBe(2);
});

it('a calendar without days begins where it is told, and says which years it does not know', () => {
  const months = calendarMonths([], '2041-03-05', '2041-03-05');
  expect(months.map(({ title, holidaysUnknown }) => [title, holidaysUnknown])).toEqual([
    ['2041년 3월', true],
    ['2041년 4월', true],
  ]);
  expect([dateByKey('2026-12-01', 'ArrowUp'), dateByKey('2026-12-01', 'a')]).toEqual(['2026-11-24', null]);
});
