/**
 * The text with look-alikes folded to one form: full-width letters and digits, dashes, tildes, colons, spaces.
 * Same length as the input, so that positions in one are positions in the other.
 */
export function foldWidth(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) out += foldChar(text.charCodeAt(i), text.charAt(i));
  return out;
}

function foldChar(code: number, char: string): string {
  if (code < 0x80) return char;
  if (code >= 0xff01 && code <= 0xff5e) return foldChar(0, String.fromCharCode(code - 0xfee0));
  if (code === 0x3000 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f) return ' ';
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0x2500 || code === 0x2043) return '-';
  if (code === 0x301c || code === 0x223c || code === 0x2053) return '~';
  if (code === 0x266f) return '#';
  if (code === 0x2024 || code === 0xff0e) return '.';
  if (code >= 0x2460 && code <= 0x2468) return String.fromCharCode(code - 0x2460 + 0x31);
  return char;
}

const BREAKS: ReadonlySet<string> = new Set(['\u000b', '\u000c', '\u0085']);

/** Composed Hangul, no invisible characters, plain line breaks: done once, before anything counts characters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\p{Cc}/gu, (control) =>
      control === '\n' || control === '\t' ? control : BREAKS.has(control) ? '\n' : '',
    )
    .replace(/[\u2028\u2029]/g, '\n');
}
