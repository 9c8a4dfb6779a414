/** How an automatic number is written, whatever program keeps it. */
export type NumberForm =
  | 'decimal'
  | 'decimal-zero'
  | 'full-width'
  | 'circled'
  | 'roman-upper'
  | 'roman-lower'
  | 'latin-upper'
  | 'latin-lower'
  | 'circled-latin-upper'
  | 'circled-latin-lower'
  | 'syllable'
  | 'circled-syllable'
  | 'jamo'
  | 'circled-jamo'
  | 'hangul-digits'
  | 'hangul-count'
  | 'hanja'
  | 'none';

/** Hangul goes on from 하 with 거, then 고 … 기. */
const SYLLABLES = [...'가거고구그기'].flatMap((first) =>
  [...'가나다라마바사아자차카타파하'].map((low) =>
    String.fromCharCode(low.charCodeAt(0) + first.charCodeAt(0) - '가'.charCodeAt(0)),
  ),
);
const JAMO = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
const DIGITS = [...'영일이삼사오육칠팔구'];
const HANJA = [...'〇一二三四五六七八九'];
const COUNTS = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

/** An automatic number (from 1) as it is printed. Forms that run out go on in digits. */
export function writeNumber(value: number, form: NumberForm): string {
  const plain = String(value);
  if (value < 1) return form === 'none' ? '' : plain;
  switch (form) {
    case 'decimal':
      return plain;
    case 'decimal-zero':
      return plain.padStart(2, '0');
    case 'full-width':
      return [...plain].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    case 'circled':
      return value <= 20 ? String.fromCharCode(0x245f + value) : plain;
    case 'roman-upper':
      return roman(value);
    case 'roman-lower':
      return roman(value).toLowerCase();
    case 'latin-upper':
      return latin(value);
    case 'latin-lower':
      return latin(value).toLowerCase();
    case 'circled-latin-upper':
      return value <= 26 ? String.fromCharCode(0x24b5 + value) : plain;
    case 'circled-latin-lower':
      return value <= 26 ? String.fromCharCode(0x24cf + value) : plain;
    case 'syllable':
      return SYLLABLES[value - 1] ?? plain;
    case 'circled-syllable':
      return value <= 14 ? String.fromCharCode(0x326d + value) : plain;
    case 'jamo':
      return JAMO[value - 1] ?? plain;
    case 'circled-jamo':
      return value <= 14 ? String.fromCharCode(0x325f + value) : plain;
    case 'hangul-digits':
      return tens(value, DIGITS, '십') ?? plain;
    case 'hangul-count':
      return COUNTS[value - 1] ?? plain;
    case 'hanja':
      return tens(value, HANJA, '十') ?? plain;
    case 'none':
      return '';
  }
}

/** 1 to 99 in words: 십이, 二十. */
function tens(value: number, digits: readonly string[], ten: string): string | null {
  if (value > 99) return null;
  const [high, low] = [Math.floor(value / 10), value % 10];
  return (high > 1 ? digits[high] : '') + (high > 0 ? ten : '') + (low > 0 ? digits[low] : '');
}

/** A … Z, AA, BB: as word processors go on. */
function latin(value: number): string {
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(9, Math.ceil(value / 26)));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value >= 4000) return String(value);
  let rest = value;
  let written = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      written += sign;
      rest -= worth;
    }
  }
  return written;
}
