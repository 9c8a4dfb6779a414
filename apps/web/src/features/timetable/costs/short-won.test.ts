import { expect, it } from 'vitest';
import { shortWon } from './short-won.ts';

it.each([
  [0, '₩0'],
  [4_900, '₩4,900'],
  [18_200_000, '₩1,820만'],
  [18_204_999, '₩1,820만'],
  [100_000_000, '₩1억'],
  [412_800_000, '₩4억 1,280만'],
])('%d won are told as %s', (won, words) => {
  expect(shortWon(won)).toBe(words);
});
