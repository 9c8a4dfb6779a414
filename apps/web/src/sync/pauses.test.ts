import { describe, expect, it } from 'vitest';
import { pauseBefore, SUBSCRIBE_TIMEOUT_MS, TRANSACTION_TIMEOUT_MS, withDeadline } from './pauses.ts';
import { fakeClock } from './testing/fake-world.ts';

describe('the time-outs of the real-time client', () => {
  it('SPEC 9: are 15 s for a transaction and 310 s for a subscription', async () => {
    expect([TRANSACTION_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS]).toEqual([15_000, 310_000]);
    for (const ms of [TRANSACTION_TIMEOUT_MS, SUBSCRIBE_TIMEOUT_MS]) {
      const clock = fakeClock();
      let outcome = 'waits';
      const never = new Promise<string>(() => undefined);
      void withDeadline(clock, ms, never, 'late').then((said) => {
        outcome = said;
      });
      await clock.advance(ms - 1);
      expect(outcome).toBe('waits');
      await clock.advance(1);
      expect(outcome).toBe('late');
    }
  });

  it('ISSUE 4: pauses before coming back grow to half a minute, and are scattered', () => {
    const at = (failures: number, fraction: number) =>
      pauseBefore(failures, { fraction: () => fraction } as never);
    expect([at(0, 1), at(1, 1), at(2, 1), at(20, 1)]).toEqual([500, 1000, 2000, 30_000]);
    expect(at(20, 0)).toBe(15_000);
  });
});
