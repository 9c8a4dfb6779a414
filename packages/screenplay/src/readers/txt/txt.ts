import { type Paragraph, plainParagraph, type ScriptDocument } from '../../paragraph.ts';
import { decodeCp949 } from './decode-cp949.ts';

/**
 * Text of a file: by its byte order mark, else as UTF-8 where it is UTF-8 but for a few damaged bytes, else as
 * CP949, which is what Korean Windows programs still write. `isCut`: the bytes end anywhere, perhaps inside a character.
 */
export function decodeText(bytes: Uint8Array, isCut = false): string {
  const label = byteOrderMark(bytes) ?? guessUtf16(bytes);
  const options = { stream: isCut };
  if (label) return new TextDecoder(label).decode(bytes, options);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const lenient = new TextDecoder('utf-8').decode(bytes, options);
    return mostlySound(lenient) ? lenient : decodeCp949(bytes, isCut);
  }
}

/** CP949 read as UTF-8 is broken at every syllable; a damaged or cut UTF-8 file only here and there. */
function mostlySound(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return broken <= 1 + text.length * 0.01 && /[\u0080-\ufffc]/.test(text);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: line breaks and spaces show as zero bytes on one side only. */
function guessUtf16(bytes: Uint8Array): string | null {
  let even = 0;
  let odd = 0;
  const end = Math.min(bytes.length, 4096);
  for (let i = 0; i < end; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (even + odd < end / 40) return null;
  return odd > even * 4 ? 'utf-16le' : even > odd * 4 ? 'utf-16be' : null;
}

/** Plain text: one paragraph a line, white space at its start kept as written. */
export function readTxt(bytes: Uint8Array): ScriptDocument {
  return { format: 'txt', title: null, paragraphs: textParagraphs(decodeText(bytes)), unread: [] };
}

/** One paragraph a line; empty lines become blank rows, form feeds new pages. */
export function textParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let blanks = 0;
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)) {
    const line = raw.trimEnd();
    if (line.trim() === '') {
      blanks += 1;
      continue;
    }
    paragraphs.push(plainParagraph(line, { blankBefore: blanks }));
    blanks = 0;
  }
  return paragraphs;
}
