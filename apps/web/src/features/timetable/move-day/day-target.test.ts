import { describe, expect, it } from 'vitest';
import { dayTarget, partAt } from './day-target.ts';

const day = (timetableId: string, tableDate: string, unit = 'A') => ({ timetableId, tableDate, unit });
const days = [
  day('one', '2026-12-01'),
  day('two', '2026-12-02'),
  day('twoB', '2026-12-02', 'B'),
  day('five', '2026-12-05'),
];

describe('where a whole day is dragged to', () => {
  it('is the date of the day that it hangs over', () => {
    expect(dayTarget(days, 'five', 'one', 'on')).toBe('2026-12-01');
    expect(dayTarget(days, 'five', 'five', 'after')).toBeNull();
  });

  it('is the free date beside it at its edge, and behind all days the next one', () => {
    expect(dayTarget(days, 'one', 'two', 'after')).toBe('2026-12-03');
    expect(dayTarget(days, 'one', 'five', 'before')).toBe('2026-12-04');
    expect(dayTarget(days, 'two', null, 'on')).toBe('2026-12-06');
    expect(dayTarget(days, 'five', null, 'on')).toBe('2026-12-03');
  });

  it('is the date of the day itself where the one beside it is taken by its unit, not by another', () => {
    expect(dayTarget(days, 'five', 'one', 'after')).toBe('2026-12-01');
    expect(dayTarget(days, 'twoB', 'one', 'before')).toBe('2026-11-30');
    expect(dayTarget(days, 'twoB', 'five', 'on')).toBe('2026-12-05');
  });

  it('takes a fifth of a column at each side for its edge', () => {
    const box = { left: 100, width: 200 };
    expect([120, 150, 250, 290].map((x) => partAt(x, box))).toEqual(['before', 'on', 'on', 'after']);
  });
});
