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

/** Asks at each frame of a second; answers how often it was done. */
function doneInASecond(handIsBusy: () => boolean): number {
  let done = 0;
  const once = oncePerFrame(() => done++, handIsBusy);
  for (let at = 0; at < 1_000; at += 10) {
    once.ask();
    vi.advanceTimersByTime(10);
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

test('what keeps being asked for is done a few times a second', () => {
  const done = doneInASecond(() => false);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(6);
});

test('while a hand is busy it is done twice a second at most', () => {
  const done = doneInASecond(() => true);
  expect(done).toBeGreaterThanOrEqual(1);
  expect(done).toBeLessThanOrEqual(2);
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
