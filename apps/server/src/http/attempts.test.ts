import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { Attempts } from './attempts.ts';

describe('attempts at one account (ISSUE 4: guessing)', () => {
  const rules = { signIn: { max: 3, withinMs: 1_000 } };

  it('are counted, refused when there are too many, and forgotten in time or by success', () => {
    let now = 0;
    const attempts = new Attempts(rules, () => now);
    const times = (count: number, target = 'a@example.com') => {
      for (let i = 0; i < count; i++) attempts.count('signIn', target);
    };
    times(3);
    expect(() => times(1)).toThrow('요청이 너무 잦아요');
    times(1, 'b@example.com');
    now = 1_000;
    times(3);
    attempts.clear('signIn', 'a@example.com');
    times(3);
    expect(() => times(1)).toThrow();
  });

  it('take bounded memory, and a target that is aimed at all the while is not forgotten among many', () => {
    const attempts = new Attempts({ signIn: { max: 1_000, withinMs: 1_000 } }, () => 0);
    for (let i = 0; i < 30_000; i++) {
      attempts.count('signIn', `nobody-${i}@example.com`);
      if (i % 100 === 0) attempts.count('signIn', 'a@example.com');
    }
    expect(attempts.size).toBe(20_000);
    for (let i = 300; i < 1_000; i++) attempts.count('signIn', 'a@example.com');
    expect(() => attempts.count('signIn', 'a@example.com')).toThrow();
  });

  it('are not counted where limits are off', () => {
    const attempts = new Attempts(null, () => 0);
    for (let i = 0; i < 1000; i++) attempts.count('signIn', 'a');
  });
});

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
