import { beforeEach, describe, expect, it } from 'vitest';
import { SharedCounters } from '../limits/shared-counters.ts';
import { TestClock } from '../testing/test-clock.ts';
import { addressKey } from './address-key.ts';
import { Attempts } from './attempts.ts';

describe('attempts at one account (ISSUE 4: guessing)', () => {
  const rules = { signIn: { max: 3, withinMs: 1_000 } };
  let clock: TestClock;
  let attempts: Attempts<'signIn'>;
  beforeEach(() => {
    clock = new TestClock();
    attempts = new Attempts(rules, countersOf(clock), clock.now);
  });
  const times = (count: number, target = 'a@example.com') => {
    for (let i = 0; i < count; i++) attempts.count('signIn', target);
  };

  it('are counted, refused when there are too many, and forgotten in time or by success', async () => {
    times(3);
    expect(() => times(1)).toThrow('요청이 너무 잦아요. 1초 뒤에');
    times(1, 'b@example.com');
    await clock.advance(1_000);
    times(3);
    attempts.clear('signIn', 'a@example.com');
    times(3);
    expect(attempts.isOver('signIn', 'a@example.com')).toBe(true);
  });

  it('are not counted where limits are off', () => {
    attempts = new Attempts(null, countersOf(clock), clock.now);
    times(1_000);
  });
});

const countersOf = ({ now, after }: TestClock) => new SharedCounters({ now, after, share: null });

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
