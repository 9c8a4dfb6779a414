import { describe, expect, it } from 'vitest';
import { callInstant, timeTillShoot } from '../index.ts';

describe('the time till the call', () => {
  const call = callInstant('2026-12-02', 390);
  const before = (minutes: number) => timeTillShoot(call, call - minutes * 60_000);

  it('SPEC 3: is said in the two largest units, and in none once the call has come', () => {
    expect([before(4_560), before(2_880), before(560), before(120), before(20)]).toEqual([
      '3일 4시간',
      '2일',
      '9시간 20분',
      '2시간',
      '20분',
    ]);
    expect([before(0.5), before(0), before(-600)]).toEqual(['1분', null, null]);
  });

  it('counts from the clock of Korea, past midnight too', () => {
    expect(new Date(call).toISOString()).toBe('2026-12-01T21:30:00.000Z');
    expect(callInstant('2026-12-02', 1530)).toBe(callInstant('2026-12-03', 90));
  });
});
