import { expect, it } from 'vitest';
import { sayPassedOver } from './passed-over.ts';

it('TT39: says which days of the week new days pass over', () => {
  const said = (weekdays: readonly number[], last = '2026-12-31') => sayPassedOver(new Set(weekdays), last);
  expect(said([1, 2, 3, 4, 5])).toBe('주말과 공휴일은 건너뛰어요.');
  expect(said([1, 2, 3, 4, 5, 6])).toBe('일요일과 공휴일은 건너뛰어요.');
  expect(said([0, 1, 2, 3, 4, 5, 6])).toBe('공휴일은 건너뛰어요.');
  expect(said([1, 2, 3, 4, 5, 6], '2200-01-01')).toBe('일요일은 건너뛰어요. 공휴일 미확인.');
  expect(said([0, 1, 2, 3, 4, 5, 6], '2200-01-01')).toBe('공휴일 미확인.');
});
