import { describe, expect, it } from 'vitest';
import { comingWords, contactLine, contentLines, isTakenByLink } from './export-words.ts';

const MiB = 1024 * 1024;
const contents = { documents: 6, files: 2, fileBytes: 34 * MiB, contacts: 12 };

describe('what is said of an export', () => {
  it('EX7: tells documents, files and their size before it is begun', () => {
    expect(contentLines(contents).slice(0, 2)).toEqual([
      '씬 구분표와 촬영계획표, 발행한 일촬표: 문서 6개',
      '올린 파일: 2개 · 34MB',
    ]);
    expect(contentLines({ ...contents, files: 0, fileBytes: 0 })[1]).toBe('올린 파일: 없음');
  });

  it('EX5: tells whose phones and mails it holds, and that nothing in it lets anybody in', () => {
    expect(contactLine(contents)).toContain('12명의 전화번호나 이메일이 들어가요.');
    expect(contactLine({ contacts: 0 })).toBe('비밀번호와 초대 링크는 들어가지 않아요.');
  });

  it('EX7: tells how much has come, and leaves what is very large to the browser', () => {
    expect([comingWords(0), comingWords(3 * MiB)]).toEqual(['문서를 만들고 있어요', '3.0MB 받았어요']);
    expect([isTakenByLink(contents), isTakenByLink({ fileBytes: 500 * MiB })]).toEqual([false, true]);
  });
});
