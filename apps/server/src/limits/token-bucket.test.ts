import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

describe('a bucket of tokens', () => {
  it('gives what is in it, and no more until it has filled up again', () => {
    let now = 0;
    const bucket = new TokenBucket(10, 2, () => now);
    const taken = () => Array.from({ length: 30 }, () => bucket.take(1)).filter(Boolean).length;
    expect(taken()).toBe(10);
    now += 2_001;
    expect(taken()).toBe(5);
    now += 60_000;
    expect(taken()).toBe(10);
  });

  it('lends what costs more than it holds, and waits until that is paid back', () => {
    let now = 0;
    const bucket = new TokenBucket(10, 2, () => now);
    expect(bucket.take(30)).toBe(true);
    expect([bucket.take(1), bucket.emptyForMs]).toEqual([false, 10_001]);
    now += bucket.emptyForMs;
    expect(bucket.take(1)).toBe(true);
  });
});
