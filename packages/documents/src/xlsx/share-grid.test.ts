import { expect, it } from 'vitest';
import { shareGrid } from './share-grid.ts';

const even = (count: number) => Array.from({ length: count }, () => 10);
const wish = (share: number, least = 1) => ({ share, least });

it('shares the grid out by width, in whole columns, to its end', () => {
  expect(shareGrid(even(12), [1, 12], [wish(1), wish(1), wish(2)])).toEqual([
    [1, 3],
    [4, 6],
    [7, 12],
  ]);
  expect(shareGrid([40, 5, 5, 50], [1, 4], [wish(1), wish(1)])).toEqual([
    [1, 3],
    [4, 4],
  ]);
});

it('gives each as many columns as it needs, though they are more than its share', () => {
  expect(shareGrid(even(10), [3, 10], [wish(1, 5), wish(1, 2)])).toEqual([
    [3, 7],
    [8, 10],
  ]);
  expect(shareGrid([60, 4, 4, 4], [1, 4], [wish(1), wish(9, 3)])).toEqual([
    [1, 1],
    [2, 4],
  ]);
});
