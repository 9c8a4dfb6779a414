import { describe, expect, it } from 'vitest';
import { mayKeepName } from './meals.ts';

describe('the name of a meal that is used again', () => {
  it('BP3: stays where people would say so at its new hour', () => {
    expect(mayKeepName('저녁', 21.5 * 60, null)).toBe(true);
    expect(mayKeepName('저녁', 11.8 * 60, null)).toBe(false);
    expect(mayKeepName('점심', 10 * 60, null)).toBe(true);
    expect(mayKeepName('점심', 9 * 60, null)).toBe(false);
    expect(mayKeepName('야식', 25 * 60, '저녁')).toBe(true);
  });

  it('BP3: is not that of the meal before, nor of an earlier one', () => {
    expect(mayKeepName('점심', 14 * 60, '점심')).toBe(false);
    expect(mayKeepName('점심', 15 * 60, '저녁')).toBe(false);
  });

  it('BP3: stays whatever it is where somebody has thought of it, or none is said', () => {
    expect(mayKeepName('밥차', 11 * 60, '점심')).toBe(true);
    expect(mayKeepName(undefined, 11 * 60, null)).toBe(true);
  });
});
