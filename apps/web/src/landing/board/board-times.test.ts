import { describe, expect, it } from 'vitest';
import { clock, dayTimes, sayLength, sayMove } from './board-times.ts';

describe('the times of the sample board', () => {
  it('lets each row start when the one before it ends', () => {
    expect(dayTimes(420, [60, 70, 50])).toMatchObject({ starts: [420, 480, 550], end: 600, over: 0 });
  });

  it('reads past midnight as the same shooting day', () => {
    expect(clock(dayTimes(17 * 60, [510]).end)).toBe('25:30');
  });

  it('says how far a day goes beyond twelve hours', () => {
    expect(sayLength(dayTimes(480, [720]))).toBe('12시간 안');
    expect(sayLength(dayTimes(480, [725]))).toBe('12시간 초과 0:05');
  });

  it('says what a move makes of a day', () => {
    const before = dayTimes(540, [410]);
    expect(sayMove(before, dayTimes(540, [480]))).toBe('종료 15:50 → 17:00 · 12시간 안');
    expect(sayMove(before, before)).toBe('종료 15:50 그대로 · 12시간 안');
  });
});
