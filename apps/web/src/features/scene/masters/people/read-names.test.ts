import { expect, it } from 'vitest';
import { readNames } from './read-names.ts';

it('SC30: other names are read with commas or a line each; too many and too long ones are told', () => {
  expect(readNames(' 어머니, 엄마 ,,\n사모님')).toEqual({ names: ['어머니', '엄마', '사모님'] });
  expect(readNames('')).toEqual({ names: [] });
  expect(readNames('가'.repeat(61)).error).toMatch('60자');
  expect(readNames(Array.from({ length: 51 }, (_, i) => `${i}`).join(',')).error).toMatch('50개');
});
