import { describe, expect, it } from 'vitest';
import { contactWords } from './archive-words.ts';

const at = new Date(2026, 10, 22, 12).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;

describe('PD6: the contacts of an archived project', () => {
  it('are said to go on a day, beforehand and afterwards', () => {
    expect(contactWords(at, 90, at)).toBe('연락처는 2027년 2월 20일에 지워져요.');
    expect(contactWords(at, 90, at + 91 * DAY_MS)).toBe('연락처는 2027년 2월 20일에 지워졌어요.');
  });

  it('are not spoken of where the days are not known', () => {
    expect(contactWords(at, undefined, at)).toBeNull();
  });
});
