import { describe, expect, it } from 'vitest';
import { readTxt } from './txt.ts';

const SCRIPT = 'S#1. 카페 (낮)\n\n준호\t왔어?\n\n\nS#2. 골목 (밤)\n\n    민지가 뛴다.\n';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const unit = char.charCodeAt(0);
      return bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
    }),
  );
const texts = (bytes: Uint8Array) =>
  readTxt(bytes).paragraphs.map(({ text, blankBefore }) => [text, blankBefore]);

describe('plain text', () => {
  const expected = texts(utf8(SCRIPT));

  it.each([
    ['UTF-8 with a mark', utf8(`\ufeff${SCRIPT}`)],
    ['UTF-16 little endian', utf16(`\ufeff${SCRIPT}`, false)],
    ['UTF-16 big endian', utf16(`\ufeff${SCRIPT}`, true)],
    ['UTF-16 little endian without a mark', utf16(SCRIPT, false)],
    ['UTF-16 big endian without a mark', utf16(SCRIPT, true)],
    ['Windows line ends', utf8(SCRIPT.replaceAll('\n', '\r\n'))],
    ['old Macintosh line ends', utf8(SCRIPT.replaceAll('\n', '\r'))],
    ['Unicode line ends', utf8(SCRIPT.replaceAll('\n', '\u2028'))],
    ['next-line characters', utf8(SCRIPT.replaceAll('\n', '\u0085'))],
  ])('says the same with %s', (_, bytes) => {
    expect(texts(bytes)).toEqual(expected);
  });

  it('takes mixed line ends each as one', () => {
    expect(texts(utf8('하나\r\n둘\r셋\n넷\r\n\r\n다섯\r\r여섯'))).toEqual([
      ['하나', 0],
      ['둘', 0],
      ['셋', 0],
      ['넷', 0],
      ['다섯', 1],
      ['여섯', 1],
    ]);
  });

  it('keeps tabs, which set names off, and white space in front', () => {
    expect(expected).toEqual([
      ['S#1. 카페 (낮)', 0],
      ['준호\t왔어?', 1],
      ['S#2. 골목 (밤)', 2],
      ['    민지가 뛴다.', 1],
    ]);
  });

  it('begins a new row at a form feed', () => {
    expect(texts(utf8('끝.\fS#2. 골목'))).toEqual([
      ['끝.', 0],
      ['S#2. 골목', 0],
    ]);
  });

  it('reads CP949, with the syllables that EUC-KR does not have', () => {
    // '준호\t똠방각하, 뷁!\r\n민지\t응.' as Korean Windows writes it.
    const bytes = [
      ...[
        0xc1, 0xd8, 0xc8, 0xa3, 0x09, 0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf, 0x2c, 0x20, 0x94, 0xee,
        0x21,
      ],
      ...[0x0d, 0x0a, 0xb9, 0xce, 0xc1, 0xf6, 0x09, 0xc0, 0xc0, 0x2e],
    ];
    expect(texts(Uint8Array.from(bytes)).map(([text]) => text)).toEqual(['준호\t똠방각하, 뷁!', '민지\t응.']);
  });
});

it('decodes every syllable that CP949 has', () => {
  const first = [
    ...[0x81, 0x41],
    ...[0x81, 0x5a],
    ...[0x81, 0x61],
    ...[0xa0, 0xfe],
    ...[0xa1, 0x41],
    ...[0xc6, 0x52],
  ];
  expect(readTxt(Uint8Array.from([...first, 0x0a])).paragraphs[0]?.text).toBe('갂갴갵좤좥힣');
});
