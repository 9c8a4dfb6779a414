import { describe, expect, it } from 'vitest';
import { dateOfNewDay } from './date-of-new-day.ts';

describe('TT32: the date of a new day', () => {
  const taken = ['2026-12-21', '2026-12-24', '2027-01-08'];

  it('is the next day behind the last without a sign, past Sundays and public holidays', () => {
    expect(dateOfNewDay(taken, ' ')).toBe('2027-01-09');
    expect(dateOfNewDay(['2026-12-24'], '')).toBe('2026-12-26');
  });

  it('is the one that is typed, in the year in which the days are', () => {
    expect(['12.28', '1228', '12/28', '12월 28일'].map((text) => dateOfNewDay(taken, text))).toEqual(
      Array(4).fill('2026-12-28'),
    );
    expect(['1.4', '0104', '2.1', '11.30'].map((text) => dateOfNewDay(taken, text))).toEqual([
      ...['2027-01-04', '2027-01-04', '2027-02-01', '2026-11-30'],
    ]);
  });

  it('is none where no date is meant, or one that has a day', () => {
    for (const text of ['12', '2회차', '야간', '13.1', '2.30', '12.24', '1224'])
      expect(dateOfNewDay(taken, text)).toBeNull();
  });
});
