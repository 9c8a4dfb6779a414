import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { firstDateOf } from './first-date.ts';

it('a month of days begins with what is still to come', () => {
  const film = new Production();
  const first = (today: string) => firstDateOf(film.state, today);
  // The production starts on 1 December.
  expect(first('2026-11-03')).toBe('2026-12-01');
  expect(first('2026-12-20')).toBe('2026-12-20');
  for (const date of ['2026-12-02', '2027-01-15']) film.day(date);
  expect(['2026-11-03', '2026-12-02', '2026-12-03', '2027-02-01'].map(first)).toEqual([
    ...['2026-12-02', '2026-12-02', '2027-01-15', '2027-02-01'],
  ]);
});
