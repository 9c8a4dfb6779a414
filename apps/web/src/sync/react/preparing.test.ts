import { emptyState } from '@ddak/domain';
import { expect, test, vi } from 'vitest';
import { prepareInTurns, prepareWith } from './preparing.ts';

test('what the open screens want done is done step by step, and the page has turns between', async () => {
  const happened: string[] = [];
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => now);
  const stop = prepareWith(function* (state) {
    for (const step of ['a', 'b']) {
      happened.push(`${step} of ${state.scene.size}`);
      now += 5;
      yield;
    }
  });
  const prepared = prepareInTurns(emptyState());
  expect(happened).toEqual(['a of 0']);
  await prepared;
  expect(happened).toEqual(['a of 0', 'b of 0']);
  stop();
  await prepareInTurns(emptyState());
  expect(happened).toHaveLength(2);
  clock.mockRestore();
});
