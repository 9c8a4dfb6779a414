import type { PdfLine } from './pdf-line.ts';

/** How wide a line's first word is, with the space before it. */
export type WordWidth = (line: PdfLine) => number;

/** By the letters' one width in a document set in a typewriter's font; else by how wide letters usually are. */
export function wordWidths(lines: readonly PdfLine[]): WordWidth {
  const pitches = lines.filter(({ text }) => text.length > 8).map(pitchOf);
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0;
  const alike = pitches.filter((each) => Math.abs(each - pitch) < 0.012).length;
  if (alike * 10 > pitches.length * 6) return (line) => (firstWord(line).length + 1) * pitch * line.size;
  return (line) => {
    const share = weightOf(firstWord(line)) / Math.max(1, weightOf(line.text));
    return (line.right - line.x) * share + line.size * 0.25;
  };
}

const pitchOf = ({ text, x, right, size }: PdfLine): number => (right - x) / text.length / size;

const firstWord = ({ text }: PdfLine): string => /^\S+/.exec(text)?.[0] ?? '';

/** Capitals are wider than small letters, full stops and blanks narrower, Hangul wider than all. */
function weightOf(text: string): number {
  let weight = 0;
  for (const char of text)
    weight += char >= '\u1100' ? 1.8 : /[A-Z0-9mw]/.test(char) ? 1.3 : /[\s.,:;!'’ilj]/.test(char) ? 0.55 : 1;
  return weight;
}
