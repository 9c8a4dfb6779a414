import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hand, oncePerFrame } from './once-per-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const busy: Hand = { isBusy: () => true, onFree: () => () => undefined };

/** Asks all the time; answers how often it was done. */
async function doneIn(ms: number, hand?: Hand): Promise<number> {
  let done = 0;
  const once = oncePerFrame(() => done++, hand);
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
  const done = await doneIn(1_000);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(6);
});

test('while a hand is busy it is done every two seconds at most', async () => {
  const done = await doneIn(10_000, busy);
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(5);
});

test('what waited for a busy hand is done when that lets go', () => {
  let done = 0;
  let letGo: () => void = () => undefined;
  const onFree = (free: () => void) => {
    letGo = free;
    return () => undefined;
  };
  const once = oncePerFrame(() => done++, { isBusy: () => true, onFree });
  once.ask();
  vi.advanceTimersByTime(100);
  expect(done).toBe(0);
  letGo();
  expect(done).toBe(1);
});

test('what a busy hand has to know is done at once, with all that waits', () => {
  let done = 0;
  const once = oncePerFrame(() => done++, busy);
  once.ask();
  once.ask(true);
  expect(done).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(done).toBe(1);
});

test('while a hand is busy it is prepared first, and done also when that fails', async () => {
  const happened: string[] = [];
  let fail: (reason: Error) => void = () => undefined;
  const once = oncePerFrame(
    () => happened.push('done'),
    busy,
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
  const once = oncePerFrame(() => done++, busy);
  once.ask();
  once.now();
  vi.advanceTimersByTime(1_000);
  expect(done).toBe(1);
});
