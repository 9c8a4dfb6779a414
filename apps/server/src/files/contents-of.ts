import type { FileContents } from '@ddak/domain';

/** How much of a file says what it is. */
export const HEAD_BYTES = 4096;

const SIGNS: readonly (readonly [contents: FileContents, at: number, sign: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['audio', 8, 'WAVE'],
  ['video', 8, 'AVI '],
  ['video', 0, '\x1a\x45\xdf\xa3'],
  ['audio', 0, 'ID3'],
  ['audio', 0, '\xff\xfb'],
  ['audio', 0, 'fLaC'],
  ['audio', 0, 'OggS'],
  ['office', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['office', 0, 'HWP Document File'],
  ['archive', 0, '7z\xbc\xaf\x27\x1c'],
  ['archive', 0, 'Rar!'],
  ['archive', 0, '\x1f\x8b'],
  ['program', 0, 'MZ'],
  ['program', 0, '\x7fELF'],
  ['program', 0, '\xca\xfe\xba\xbe'],
  ['program', 0, '\xcf\xfa\xed\xfe'],
  ['program', 0, '#!'],
];
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];
const OFFICE_PARTS = /\[Content_Types\]\.xml|application\/hwp\+zip|mimetypeapplication\/vnd/;
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|img|style)\b/i;
/** What a text has none of. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;

/** FS8: what a file is, by its first bytes alone. */
export function contentsOf(head: Buffer): FileContents {
  const text = head.subarray(0, HEAD_BYTES).toString('latin1');
  const sign = SIGNS.find(([, at, bytes]) => text.startsWith(bytes, at));
  if (sign) return sign[0];
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (text.startsWith('PK\x03\x04')) return OFFICE_PARTS.test(text) ? 'office' : 'archive';
  if (text.startsWith('ftyp', 4)) return mediaOf(text.slice(8, 12));
  if (text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff')) return 'text';
  if (MARKUP.test(text)) return 'html';
  return BINARY.test(text) ? 'unknown' : 'text';
}

function mediaOf(brand: string): FileContents {
  if (HEIF_BRANDS.includes(brand)) return 'heic';
  return brand.startsWith('M4A') ? 'audio' : 'video';
}
