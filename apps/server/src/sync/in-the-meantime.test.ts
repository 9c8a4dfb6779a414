import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { inTheMeantime } from './in-the-meantime.ts';

it('works it out once, asked for or not', async () => {
  const work = vi.fn(() => 7);
  const asked = inTheMeantime(work);
  expect(work).not.toHaveBeenCalled();
  expect(asked()).toBe(7);
  await setImmediate();
  expect([asked(), work.mock.calls.length]).toEqual([7, 1]);
  const waited = inTheMeantime(work);
  await setImmediate();
  expect(work).toHaveBeenCalledTimes(2);
  expect(waited()).toBe(7);
  expect(work).toHaveBeenCalledTimes(2);
});

it('tells who asks that it failed, and nobody else', async () => {
  const failing = inTheMeantime(() => {
    throw new Error('no such row');
  });
  await setImmediate();
  expect(failing).toThrow('no such row');
});
