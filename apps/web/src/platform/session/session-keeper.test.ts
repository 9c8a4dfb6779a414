import type { User } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakeRandom } from '../../sync/testing/fake-world.ts';
import type { Renewal } from './renew-session.ts';
import { keepSession, REFRESH_INTERVAL_MS } from './session-keeper.ts';

const user: User = {
  _id: 'u',
  email: 'a@example.com',
  name: '정서윤',
  phone: '',
  pbChannels: [],
  confirmed: true,
};

function keeper(outcomes: Renewal[]) {
  const clock = fakeClock();
  const seen = { calls: 0, renewed: 0, failed: 0 };
  const session = keepSession({
    clock,
    random: fakeRandom(),
    renew: async () => outcomes[Math.min(seen.calls++, outcomes.length - 1)]!,
    onRenewed: () => seen.renewed++,
    onFailed: () => seen.failed++,
  });
  return { clock, seen, session };
}

describe('a kept session', () => {
  it('is renewed at once and every fourteen minutes', async () => {
    const { clock, seen, session } = keeper([{ kind: 'renewed', user }]);
    expect(await session.start()).toBe('renewed');
    expect(REFRESH_INTERVAL_MS).toBe(840_000);
    await clock.advance(REFRESH_INTERVAL_MS - 1);
    expect(seen.calls).toBe(1);
    await clock.advance(1);
    expect(seen).toEqual({ calls: 2, renewed: 2, failed: 0 });
  });

  it('does not end because the server cannot be reached, and asks again with growing pauses', async () => {
    const { clock, seen, session } = keeper([{ kind: 'unreachable' }]);
    expect(await session.start()).toBe('unreachable');
    await clock.advance(3_000);
    const soon = seen.calls;
    await clock.advance(60_000);
    expect(seen.failed).toBe(0);
    expect(soon).toBeGreaterThan(2);
    expect(seen.calls - soon).toBeLessThan(10);
  });

  it('ends when the server says so, and asks no more', async () => {
    const { clock, seen, session } = keeper([{ kind: 'renewed', user }, { kind: 'failed' }]);
    await session.start();
    await clock.advance(10 * REFRESH_INTERVAL_MS);
    expect(seen).toEqual({ calls: 2, renewed: 1, failed: 1 });
  });

  it('does nothing more once it is stopped', async () => {
    const { clock, seen, session } = keeper([{ kind: 'renewed', user }]);
    await session.start();
    session.stop();
    await clock.advance(10 * REFRESH_INTERVAL_MS);
    expect(seen.calls).toBe(1);
  });
});
