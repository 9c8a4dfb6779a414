import { beforeEach, describe, expect, it } from 'vitest';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { PacedMessages } from './paced-messages.ts';

let clock: TestClock;
let handled: string[];
let paused: boolean;
let floods: number;
let messages: PacedMessages;

beforeEach(() => {
  clock = new TestClock();
  handled = [];
  paused = false;
  floods = 0;
  messages = new PacedMessages({
    bucket: new TokenBucket(100, 10, clock.now),
    after: clock.after,
    handle: (text) => handled.push(text),
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
    },
    onFlood: () => {
      floods += 1;
    },
  });
});

describe('the messages of one socket', () => {
  it('are heard at once, a rush of them too', () => {
    for (let i = 0; i < 90; i++) messages.hear(`${i}`);
    expect([handled.length, paused]).toEqual([90, false]);
  });

  it('wait in order when there are too many, and their sender is not read meanwhile', async () => {
    for (let i = 0; i < 150; i++) messages.hear(`${i}`);
    expect([handled.length, paused, messages.isBehind]).toEqual([100, true, true]);
    await clock.advance(1_000);
    expect(handled.length).toBeLessThanOrEqual(111);
    await clock.advance(10_000);
    expect([handled.length, paused, messages.isBehind]).toEqual([150, false, false]);
    expect(handled).toEqual(Array.from({ length: 150 }, (_, i) => `${i}`));
  });

  it('cost what they are long: of 2,000 with a thousand ids each, a handful is heard', () => {
    const follow = 'x'.repeat(47_000);
    for (let i = 0; i < 2_000 && floods === 0; i++) messages.hear(follow);
    expect(handled.length).toBeLessThan(5);
    expect(floods).toBe(1);
  });
});
