import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { newDays, nextFreeDate } from './new-days.ts';

const wish = { count: 3, unit: 'A', dayKind: '촬영', calltime: 420, restOnFreeDays: true } as const;
const dates = (days: ReturnType<typeof newDays>) => days.map((day) => day.tableDate);

it('the next day is proposed after the last, else at the start of the shoot, else today', () => {
  const production = new Production();
  expect(nextFreeDate([], '2026-12-01', '2026-11-20')).toBe('2026-12-01');
  expect(nextFreeDate([], null, '2026-11-20')).toBe('2026-11-20');
  production.day('2026-12-05');
  production.day('2026-12-02');
  expect(nextFreeDate([...production.state.timetable.values()], '2026-12-01', '2026-11-20')).toBe(
    '2026-12-06',
  );
});

it('several days pass over Sundays and over dates that have a day (TT1)', () => {
  const production = new Production();
  production.day('2026-12-07');
  const taken = [...production.state.timetable.values()];
  expect(dates(newDays({ ...wish, from: '2026-12-05' }, taken))).toEqual([
    '2026-12-05',
    '2026-12-08',
    '2026-12-09',
  ]);
  // LB12: Christmas is a Friday.
  expect(dates(newDays({ ...wish, from: '2026-12-24', count: 2 }, taken))).toEqual([
    '2026-12-24',
    '2026-12-26',
  ]);
  expect(dates(newDays({ ...wish, from: '2026-12-05', restOnFreeDays: false }, taken))[1]).toBe('2026-12-06');
  expect(dates(newDays({ ...wish, from: '2026-12-07', unit: 'B' }, taken))[0]).toBe('2026-12-07');
});
