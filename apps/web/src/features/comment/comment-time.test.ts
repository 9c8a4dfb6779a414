import { describe, expect, it } from 'vitest';
import { commentTime } from './comment-time.ts';

const at = (text: string): number => Date.parse(`${text}+09:00`);

describe('the time of a comment', () => {
  it('is told as people tell it', () => {
    const now = at('2026-11-23T16:00:30');
    expect(commentTime(at('2026-11-23T16:00:01'), now)).toBe('방금');
    expect(commentTime(at('2026-11-23T15:55:00'), now)).toBe('5분 전');
    expect(commentTime(at('2026-11-23T08:05:00'), now)).toBe('오늘 08:05');
    expect(commentTime(at('2026-11-22T18:20:00'), now)).toBe('어제 18:20');
    expect(commentTime(at('2026-11-03T09:00:00'), now)).toBe('11.3 09:00');
  });

  it('is now where the clocks disagree', () => {
    expect(commentTime(at('2026-11-23T16:00:40'), at('2026-11-23T16:00:00'))).toBe('방금');
  });
});
