import { expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { GatheredNudges } from './gather-nudges.ts';

it('tells the first nudge at once, and those that follow closely together, to the last', async () => {
  const clock = new TestClock();
  const told: string[] = [];
  const nudges = new GatheredNudges(clock.after, (projectId, seq) => {
    told.push(`${projectId}${seq}`);
    return 1;
  });
  nudges.hear('a', 1);
  expect(told).toEqual(['a1']);
  for (const seq of [2, 4, 3]) nudges.hear('a', seq);
  nudges.hear('b', 9);
  expect(told).toEqual(['a1', 'b9']);
  await clock.advance(15);
  expect(told).toEqual(['a1', 'b9', 'a4']);
  nudges.hear('a', 5);
  await clock.advance(15);
  expect(told).toEqual(['a1', 'b9', 'a4', 'a5']);
  await clock.advance(1_000);
  nudges.hear('a', 6);
  expect(told).toEqual(['a1', 'b9', 'a4', 'a5', 'a6']);
});

it.each([
  { listeners: 40, most: 80 },
  { listeners: 500, most: 25 },
])(
  'keeps hundreds of commits a second to few messages for $listeners listeners',
  async ({ listeners, most }) => {
    const clock = new TestClock();
    let told = 0;
    let last = 0;
    const nudges = new GatheredNudges(clock.after, (_, seq) => {
      told += 1;
      last = seq;
      return listeners;
    });
    for (let seq = 1; seq <= 500; seq++) {
      nudges.hear('a', seq);
      await clock.advance(2);
    }
    await clock.advance(50);
    expect(last).toBe(500);
    expect(told).toBeLessThan(most);
  },
);
