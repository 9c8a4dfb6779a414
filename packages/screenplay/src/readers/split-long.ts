import type { Paragraph, TextRange } from '../paragraph.ts';

/** Longer than any paragraph that people write; what is longer has lost its line breaks, or means harm. */
const LONGEST = 3000;

/** Paragraphs cut, between words where there are any, so that nothing has to be read that is longer than `LONGEST`. */
export function splitLong(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.text.length <= LONGEST ? [paragraph] : split(paragraph),
  );
}

function split(paragraph: Paragraph): Paragraph[] {
  const pieces: Paragraph[] = [];
  for (let from = 0; from < paragraph.text.length; ) {
    const to = pieceEnd(paragraph.text, from);
    const text = paragraph.text.slice(from, to);
    pieces.push({
      ...paragraph,
      text,
      bold: cut(paragraph.bold, from, to),
      blankBefore: from === 0 ? paragraph.blankBefore : 0,
    });
    from = to;
  }
  return pieces;
}

function pieceEnd(text: string, from: number): number {
  if (text.length - from <= LONGEST) return text.length;
  const space = text.slice(from, from + LONGEST).search(/\s\S*$/);
  return space > LONGEST / 2 ? from + space + 1 : from + LONGEST;
}

function cut(ranges: readonly TextRange[], from: number, to: number): TextRange[] {
  return ranges.flatMap(([start, end]): TextRange[] =>
    end <= from || start >= to ? [] : [[Math.max(start, from) - from, Math.min(end, to) - from]],
  );
}
