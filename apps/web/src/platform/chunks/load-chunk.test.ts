import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../sync/testing/fake-world.ts';
import { loadChunk } from './load-chunk.ts';

describe('a part of the app', () => {
  it('SPEC 9: may take 120000 ms to come, and no longer', async () => {
    const clock = fakeClock();
    const outcomes: string[] = [];
    const never = new Promise<string>(() => undefined);
    loadChunk(clock, () => never).catch(() => outcomes.push('late'));
    await clock.advance(119_999);
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    expect(outcomes).toEqual(['late']);
  });

  it('is what was asked for when it comes in time', async () => {
    expect(await loadChunk(fakeClock(), async () => 'screen')).toBe('screen');
  });
});
