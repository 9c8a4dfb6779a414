import { expect, it } from 'vitest';
import { remembering } from './remember.ts';

it('computes anew for another subject and for other inputs, and for nothing else', () => {
  const remember = remembering<object, number>();
  const [a, b] = [{}, {}];
  let computed = 0;
  const ask = (subject: object, ...inputs: unknown[]) =>
    remember(subject, inputs, () => {
      computed += 1;
      return computed;
    });
  const row = {};
  expect([ask(a, row, 1), ask(a, row, 1), ask(b, row, 1), ask(a, row, 1)]).toEqual([1, 1, 2, 1]);
  expect([ask(a, {}, 1), ask(a, row), ask(a, row), ask(a, Number.NaN), ask(a, Number.NaN)]).toEqual([
    3, 4, 4, 5, 5,
  ]);
});
