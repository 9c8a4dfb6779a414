import { describe, expect, it } from 'vitest';
import { replaceWords } from './replace-words.ts';

describe('PD3: the words of a person', () => {
  it('are taken out of every text of an answer, the longer before the shorter', () => {
    const note = '3개 중 2개를 되돌렸어요. 오하람 님이 그 뒤에 바꿨어요: 오하람 (촬영)';
    expect(replaceWords({ note, seq: 3 }, ['오하람', '오하람 (촬영)'])).toEqual({
      note: '3개 중 2개를 되돌렸어요. 탈퇴한 사용자 님이 그 뒤에 바꿨어요: 탈퇴한 사용자',
      seq: 3,
    });
  });

  it('of one syllable go only where somebody is spoken of', () => {
    expect(replaceWords('비 님이 바꿨어요: 비 오는 날', ['비'])).toBe(
      '탈퇴한 사용자 님이 바꿨어요: 비 오는 날',
    );
  });
});
