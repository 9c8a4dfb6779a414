import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flight } from './flight.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A scroller that has moved so far in each of ten frames. */
function scrolled(perFrame: number): Flight {
  const flight = new Flight();
  for (let frame = 0; frame < 10; frame++) {
    flight.moved(frame * perFrame, performance.now());
    vi.advanceTimersByTime(16);
  }
  return flight;
}

test('what is scrolled slowly, and what jumps once, does not fly', () => {
  expect(scrolled(20).isOn()).toBe(false);
  const flight = new Flight();
  vi.advanceTimersByTime(1_000);
  flight.moved(9_000, performance.now());
  expect(flight.isOn()).toBe(false);
});

test('what is scrolled slowly moves, until it has stood still for a moment', () => {
  const flight = scrolled(20);
  expect(flight.isMoving()).toBe(true);
  vi.advanceTimersByTime(120);
  expect(flight.isMoving()).toBe(false);
});

test('a page that is behind flies too: its few frames are far from one another', () => {
  const flight = new Flight();
  for (let frame = 0; frame < 4; frame++) {
    // Timers that are late come before the frame in which they are made up for.
    vi.advanceTimersByTime(91);
    flight.moved(frame * 240, performance.now());
  }
  expect(flight.isOn()).toBe(true);
});

test('who came into sight in flight is called when it has landed, one a frame', () => {
  const flight = scrolled(120);
  expect(flight.isOn()).toBe(true);
  const called: number[] = [];
  for (const at of [1, 2, 3]) flight.landed(() => called.push(at));
  const takeBack = flight.landed(() => called.push(4));
  takeBack();
  expect(called).toEqual([]);
  vi.advanceTimersByTime(90);
  expect(called).toEqual([1]);
  vi.advanceTimersByTime(17);
  expect(called).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(called).toEqual([1, 2, 3]);
});

test('small things are called several a frame', () => {
  const flight = new Flight(2);
  const called: number[] = [];
  for (const at of [1, 2, 3]) flight.landed(() => called.push(at));
  vi.advanceTimersByTime(17);
  expect(called).toEqual([1, 2]);
  vi.advanceTimersByTime(17);
  expect(called).toEqual([1, 2, 3]);
});

test('who came into sight as it flew on is called after that', () => {
  const flight = scrolled(120);
  let called = 0;
  flight.landed(() => called++);
  for (let frame = 10; frame < 30; frame++) {
    flight.moved(frame * 120, performance.now());
    vi.advanceTimersByTime(16);
  }
  expect(called).toBe(0);
  vi.advanceTimersByTime(200);
  expect(called).toBe(1);
});
