import { expect, test } from 'vitest';
import { scrollStep } from './auto-scroll.ts';

test('nothing scrolls away from the edges', () => {
  expect(scrollStep(500, 0, 1000)).toBe(0);
});

test('the nearer to the edge, the faster, and past it no faster than at it', () => {
  expect(scrollStep(50, 0, 1000)).toBeLessThan(0);
  expect(scrollStep(10, 0, 1000)).toBeLessThan(scrollStep(50, 0, 1000));
  expect(scrollStep(-80, 0, 1000)).toBe(scrollStep(0, 0, 1000));
  expect(scrollStep(1000, 0, 1000)).toBeGreaterThan(0);
});

test('a small area keeps a middle where nothing scrolls', () => {
  expect(scrollStep(50, 0, 100)).toBe(0);
});
