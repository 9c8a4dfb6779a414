import { describe, expect, it } from 'vitest';
import { longDate } from './date.ts';
import { readDate, readPastDate } from './read-date.ts';

describe('a date that is written by hand', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026. 12. 1 (화)', '2026-12-01'],
    ['2026.12.1.', '2026-12-01'],
    ['2026년 12월 1일 화요일', '2026-12-01'],
    ['26.12.1', '2026-12-01'],
    ['261201', '2026-12-01'],
    ['20261201', '2026-12-01'],
    [' 12/1 ', '2026-12-01'],
    ['12월 1일', '2026-12-01'],
    ['12월1일', '2026-12-01'],
    ['1201', '2026-12-01'],
  ])('%s is read', (text, date) => {
    expect(readDate(text, '2026-11-22')).toBe(date);
  });

  it.each(['', '곧', '12', '13/1', '11/31', '2026-02-29', '1/2/3/4', '2026-12-01T09:00'])(
    '"%s" is none',
    (text) => {
      expect(readDate(text, '2026-11-22')).toBeNull();
    },
  );

  it.each([
    ['2012-03-04', '2012-03-04'],
    ['20120304', '2012-03-04'],
    ['120304', '2012-03-04'],
    ['12.3.4', '2012-03-04'],
    ['261122', '2026-11-22'],
    ['261123', '1926-11-23'],
    ['900228', '1990-02-28'],
    ['000229', '2000-02-29'],
    ['2027-01-01', '2027-01-01'],
    ['1899-12-31', null],
    ['3/4', null],
    ['0304', null],
    ['120230', null],
  ])('%s is a day that has been', (text, date) => {
    expect(readPastDate(text, '2026-11-22')).toBe(date);
  });

  it('takes the year that is nearest where none is written', () => {
    expect(readDate('1/5', '2026-12-20')).toBe('2027-01-05');
    expect(readDate('12/28', '2027-01-03')).toBe('2026-12-28');
    expect(readDate('2/29', '2027-12-20')).toBe('2028-02-29');
  });

  it('is read again as it is shown', () => {
    for (const date of ['2026-01-01', '2026-10-09', '2028-02-29'])
      expect(readDate(longDate(date), '2020-01-01')).toBe(date);
  });
});
