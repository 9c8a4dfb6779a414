import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepWhenIdle } from './step-when-idle.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Five steps of 2 ms each, which write down that they were done. */
function* steps(done: number[]): Generator<void, string> {
  for (let step = 1; step <= 5; step++) {
    done.push(step);
    now += 2;
    yield;
  }
  return 'answer';
}

/** Moments of so long each, as the browser would tell of them; answers what calls the next one. */
function idleMoments(didTimeout: boolean, remainingMs: number): () => Promise<void> {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback) => waiting.push(call));
  return async () => {
    waiting.shift()?.({ didTimeout, timeRemaining: () => remainingMs });
    await Promise.resolve();
    await Promise.resolve();
  };
}

test('it is worked in idle moments, no longer than they last or a part of a frame', async () => {
  const next = idleMoments(false, 50);
  const done: number[] = [];
  const answer = stepWhenIdle(steps(done));
  expect(done).toEqual([]);
  await next();
  expect(done).toEqual([1, 2]);
  await next();
  await next();
  await next();
  expect(await answer).toBe('answer');
});

test('a short moment is enough for one step', async () => {
  const next = idleMoments(false, 1);
  const done: number[] = [];
  void stepWhenIdle(steps(done));
  await next();
  expect(done).toEqual([1]);
});

test('where no moment comes it is worked all the same', async () => {
  const next = idleMoments(true, 0);
  const done: number[] = [];
  void stepWhenIdle(steps(done));
  await next();
  expect(done).toEqual([1, 2]);
});

test('nothing more is done once it is over', async () => {
  const next = idleMoments(false, 50);
  const done: number[] = [];
  let isOver = false;
  const answer = stepWhenIdle(steps(done), () => isOver);
  await next();
  isOver = true;
  await next();
  expect(done).toEqual([1, 2]);
  expect(await answer).toBeUndefined();
});

test('a browser that tells of no idle moments has turns of its own', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  const done: number[] = [];
  expect(await stepWhenIdle(steps(done))).toBe('answer');
  expect(done).toHaveLength(5);
});
