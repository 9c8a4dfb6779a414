import { expect, it } from 'vitest';
import { findDays } from './find-days.ts';

const day = (title: string, tableDate: string, date: string, name = '') => ({
  ...{ title, tableDate, date, name, unit: 'A', holiday: '' },
});
const days = [
  day('1회차', '2026-12-11', '12.11 금'),
  day('2회차', '2026-12-12', '12.12 토', '한강'),
  day('휴일', '2026-12-13', '12.13 일'),
  day('11회차', '2026-12-25', '12.25 금'),
  day('12회차', '2027-01-02', '1.2 토'),
  day('112회차', '2027-05-01', '5.1 토'),
];
const found = (text: string) => findDays(days, text).map(({ tableDate }) => tableDate.slice(5));

it('TT28: a number is the 회차 first, then the day of a month, then how a number begins', () => {
  expect(found('12')).toEqual(['01-02', '12-12', '12-11', '12-13', '12-25']);
  expect(found('11')).toEqual(['12-25', '12-11', '05-01']);
  expect(found('112')).toEqual(['05-01']);
});

it('TT28: a date is found by its four figures and with a sign between month and day', () => {
  for (const text of ['1225', '12.25', '12/25', '12월 25일']) expect(found(text)).toEqual(['12-25']);
  expect(found('1213')).toEqual(['12-13']);
  expect(found('12.1')).toEqual(['12-11', '12-12', '12-13']);
  expect(found('1.2')).toEqual(['01-02']);
});

it('TT28: words are a kind, a weekday or a name; nothing is everything, and what is not there is nothing', () => {
  expect(found('휴일')).toEqual(['12-13']);
  expect(found('토')).toEqual(['12-12', '01-02', '05-01']);
  expect(found('한강')).toEqual(['12-12']);
  expect(found(' ')).toHaveLength(days.length);
  expect(found('999')).toEqual([]);
});
