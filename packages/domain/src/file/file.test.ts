import { describe, expect, it } from 'vitest';
import { isMisnamed } from './file-contents.ts';
import { cleanFileName, downloadName } from './file-name.ts';
import { fileWords, webLinkSchema } from './file-or-link.ts';

describe('names of files', () => {
  it('FS7: are kept in composed Hangul, without a path and without what is not seen', () => {
    expect(cleanFileName('약도.jpg'.normalize('NFD'))).toBe('약도.jpg');
    expect(cleanFileName('../../etc/passwd')).toBe('passwd');
    expect(cleanFileName('C:\\촬영\\콘티.pdf')).toBe('콘티.pdf');
    expect(cleanFileName('약\u0000도\n.pdf')).toBe('약도.pdf');
    expect(cleanFileName('약도\u202egpj.exe')).toBe('약도gpj.exe');
    expect(cleanFileName('<img src=x onerror=alert(1)>.jpg')).toBe('<img src=x onerror=alert(1)>.jpg');
    for (const empty of ['', '   ', '..', '/', '\ud800'.toWellFormed().replace(/./gu, '')])
      expect(cleanFileName(empty)).toBe('이름 없는 파일');
    const long = cleanFileName(`${'가'.repeat(400)}.pdf`);
    expect([...long]).toHaveLength(120);
    expect(long.endsWith('가.pdf')).toBe(true);
  });

  it('FS7: a download has the name that people gave it, and the ending that it came with', () => {
    expect(downloadName('현장 약도', '스캔 1.pdf')).toBe('현장 약도.pdf');
    expect(downloadName('현장 약도.PDF', '스캔 1.pdf')).toBe('현장 약도.PDF');
    expect(downloadName('readme', 'README')).toBe('readme');
  });
});

describe('what a file is', () => {
  it('FS8: is told by its bytes, and said where its name says something else', () => {
    expect(isMisnamed('약도.jpg', 'html')).toBe(true);
    expect(isMisnamed('약도.jpg', 'png')).toBe(false);
    expect(isMisnamed('콘티.hwp', 'office')).toBe(false);
    expect(isMisnamed('콘티.pdf', 'program')).toBe(true);
    expect(isMisnamed('설치.exe', 'program')).toBe(false);
    expect(isMisnamed('약도', 'html')).toBe(false);
    expect(isMisnamed('자료.sketch', 'unknown')).toBe(false);
    expect(isMisnamed('링크', null)).toBe(false);
  });
});

describe('links', () => {
  it('FS9: are http and https alone, and carry nobody’s password', () => {
    for (const good of ['https://example.com/약도?x=1', 'http://192.168.0.7:8080/'])
      expect(webLinkSchema.safeParse(good).success).toBe(true);
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', '약도', ''];
    for (const one of [...bad, 'https://someone:secret@example.com/', ' javascript:alert(1)'])
      expect(webLinkSchema.safeParse(one).success).toBe(false);
  });

  it('are printed with their address, files with their size', () => {
    expect(fileWords({ name: '현장 사진', link: 'https://example.com/a', size: null })).toBe(
      '현장 사진 https://example.com/a',
    );
    expect(fileWords({ name: '약도.pdf', link: null, size: 1_300_000 })).toBe('약도.pdf (1.2MB)');
  });
});
