import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Ten points a character. */
const wrapped = (text: string, width: number): string[] =>
  wrapText((part) => part.length * 10, text, { face: 'regular', size: 9, width });

describe('a text in lines', () => {
  it('is broken between words, and keeps its own line breaks', () => {
    expect(wrapped('준호가 편지를 읽는다', 70)).toEqual(['준호가 편지를', '읽는다']);
    expect(wrapped('하나\n\n둘', 70)).toEqual(['하나', '', '둘']);
  });

  it('ends a line with the dot between two words, and begins none with it', () => {
    expect(wrapped('준호 · 수진 · 사장', 50)).toEqual(['준호 ·', '수진 ·', '사장']);
    expect(wrapped('준호 · 수진 · 사장', 100)).toEqual(['준호 · 수진 ·', '사장']);
  });

  it('breaks a word that is too long behind a mark first, and anywhere where there is none', () => {
    expect(wrapped('카메라/조명/그립', 60)).toEqual(['카메라/', '조명/그립']);
    expect(wrapped('가나다라마바사', 30)).toEqual(['가나다', '라마바', '사']);
  });

  it('goes on with the next word behind the rest of a long one', () => {
    expect(wrapped('가나다라 마', 30)).toEqual(['가나다', '라 마']);
  });
});
