import { expect, it } from 'vitest';
import { takenNumbers } from './taken-numbers.ts';

const PEOPLE = [
  { _id: 'a', name: '준호', characterNumber: 1 },
  { _id: 'b', name: '수진', characterNumber: 2 },
  { _id: 'c', name: '사장', characterNumber: 3 },
];
const give = (...numbers: readonly (readonly [string, number])[]) =>
  Object.fromEntries(
    takenNumbers(
      PEOPLE,
      numbers.map(([characterId, characterNumber]) => ({ characterId, patch: { characterNumber } })),
    ),
  );

it('SC14: people of a list exchange their numbers', () => {
  expect(give(['a', 2], ['b', 1])).toEqual({});
  expect(give(['a', 2], ['b', 3], ['c', 1])).toEqual({});
});

it('SC14: what somebody has whom the list leaves out is not given, nor what this sets free', () => {
  expect(give(['a', 3])).toEqual({ a: '사장' });
  expect(give(['a', 3], ['b', 1])).toEqual({ a: '사장', b: '준호' });
});

it('SC14: of two rows with one number the first has it', () => {
  expect(give(['a', 7], ['b', 7])).toEqual({ b: '준호' });
});
