import { expect, it } from 'vitest';
import { josa } from './josa.ts';

it('takes the particle of how a word ends, and of how a number at its end sounds', () => {
  expect(['민서', '준', '경찰1', '행인 2', '인물 10', '형사 6'].map((word) => josa(word, '이/가'))).toEqual([
    '민서가',
    '준이',
    '경찰1이',
    '행인 2가',
    '인물 10이',
    '형사 6이',
  ]);
  expect(['창고 7', '창고 8', '창고 6'].map((word) => josa(word, '으로/로'))).toEqual([
    '창고 7로',
    '창고 8로',
    '창고 6으로',
  ]);
  expect(josa.pick('학생 3', '와/과')).toBe('과');
  expect(josa('', '을/를')).toBe('');
});
