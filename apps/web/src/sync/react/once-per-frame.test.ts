import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerFrame } from './once-per-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks all the time; answers how often it was done. */
async function doneIn(ms: number, handIsBusy: () => boolean): Promise<number> {
  let done = 0;
  const once = oncePerFrame(() => done++, handIsBusy);
  for (let at = 0; at < ms; at += 10) {
    once.ask();
    await vi.advanceTimersByTimeAsync(10);
  }
  once.cancel();
  return done;
}

test('what is asked for alone is done with the next frame', () => {
  let done = 0;
  const once = oncePerFrame(() => done++);
  once.ask();
  once.ask();
  vi.advanceTimersByTime(16);
  expect(done).toBe(1);
});

test('what keeps being asked for is done a few times a second', async () => {
  const done = await doneIn(1_000, () => false);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(6);
});

test('while a hand is busy it is done once a second at most', async () => {
  const done = await doneIn(5_000, () => true);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(5);
});

test('while a hand is busy it is prepared first, and done also when that fails', async () => {
  const happened: string[] = [];
  let fail: (reason: Error) => void = () => undefined;
  const once = oncePerFrame(
    () => happened.push('done'),
    () => true,
    () => {
      happened.push('prepared');
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
  );
  once.ask();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(happened).toEqual(['prepared']);
  fail(new Error('It fails where it is drawn, too.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(['prepared', 'done']);
});

test('what a person does is done at once, also while a hand is busy', () => {
  let done = 0;
  const once = oncePerFrame(
    () => done++,
    () => true,
  );
  once.ask();
  once.now();
  vi.advanceTimersByTime(1_000);
  expect(done).toBe(1);
});
