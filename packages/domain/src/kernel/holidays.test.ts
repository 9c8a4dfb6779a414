import { describe, expect, it } from 'vitest';
import { holidayOn, isEveOfFreeDay, knowsHolidaysOf } from './holidays.ts';

describe('LB12: public holidays', () => {
  it('have their official names, but for the first of January, with those that are moved, and election days', () => {
    expect(holidayOn('2027-01-01')).toBe('신정');
    expect(holidayOn('2026-12-25')).toBe('기독탄신일');
    expect(holidayOn('2026-08-17')).toBe('대체공휴일(광복절)');
    expect(holidayOn('2026-06-03')).toBe('전국동시지방선거');
    expect(holidayOn('2026-05-01')).toBe('노동절');
    expect(holidayOn('2026-12-24')).toBeNull();
  });

  it('are known as far as the almanac goes, and no further', () => {
    expect(knowsHolidaysOf('2026-01-01')).toBe(true);
    expect(knowsHolidaysOf('2035-01-01')).toBe(false);
    expect(holidayOn('2035-12-25')).toBeNull();
  });

  it('LB9: are free of school, like Saturdays and Sundays', () => {
    // 24 December 2026 is a Thursday.
    expect(isEveOfFreeDay('2026-12-24')).toBe(true);
    expect(isEveOfFreeDay('2026-12-25')).toBe(true);
    expect(isEveOfFreeDay('2026-12-23')).toBe(false);
    expect(isEveOfFreeDay('2026-12-27')).toBe(false);
  });
});
