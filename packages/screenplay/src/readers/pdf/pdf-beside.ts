import type { PdfLine, PdfPiece } from './pdf-line.ts';

/** Capitals, maybe with (O.S.) behind them: how an English cue is set. */
const CUE = /^(?!INT\b|EXT\b|I\/E\b)\p{Lu}[\p{Lu}\d '’.&#-]{1,30}(?:\s?\(.{1,20}\))*\s?\^?$/u;

/**
 * OG63: two who speak at once stand side by side, two names in one row and below them two columns. Given are the lines of a
 * page in the order in which they are read: first the one with all that is said, then the other.
 */
export function readBeside(lines: readonly PdfLine[]): PdfLine[] {
  const read: PdfLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfBlock(lines, at);
    if (end === at) read.push(lines[at] as PdfLine);
    else read.push(...unfold(lines.slice(at, end)));
    at = Math.max(end, at + 1);
  }
  return read;
}

/** Past the last line of a block that begins here; `at` where none does. */
function endOfBlock(lines: readonly PdfLine[], at: number): number {
  const head = lines[at] as PdfLine;
  const [first, second] = head.pieces;
  if (!first || !second || head.pieces.length > 2 || head.marginNumber !== null) return at;
  if (!CUE.test(first.text) || !CUE.test(second.text) || second.x - first.right < head.size * 2) return at;
  let end = at + 1;
  while (end < lines.length) {
    const [above, line] = [lines[end - 1] as PdfLine, lines[end] as PdfLine];
    const gap = above.y - line.y;
    if (gap <= 0 || gap > line.size * 1.6 || line.marginNumber !== null || line.pieces.length > 2) break;
    end += 1;
  }
  const both = lines.slice(at + 1, end).filter(({ pieces }) => pieces.length === 2);
  // Both begin to speak right below their names, left and right of a gap.
  return lines[at + 1]?.pieces.length === 2 && both.every((line) => isParallel(line, head)) ? end : at;
}

function isParallel({ pieces: [left, right] }: PdfLine, head: PdfLine): boolean {
  const [first, second] = head.pieces;
  if (!left || !right || !first || !second) return false;
  return left.x <= first.x + head.size && right.x <= second.x + head.size && right.x > first.right;
}

function unfold(block: readonly PdfLine[]): PdfLine[] {
  const rightEdge = Math.min(...block.flatMap(({ pieces }) => pieces[1]?.x ?? []));
  const size = block[0]?.size ?? 12;
  const side = (who: 1 | 2): PdfLine[] =>
    block.flatMap((line, i) => {
      const pieces = line.pieces.filter((piece) => piece.x >= rightEdge - size === (who === 2));
      return pieces.map((piece) => toPart(line, piece, who, i === 0));
    });
  return [...side(1), ...side(2)];
}

function toPart(line: PdfLine, piece: PdfPiece, who: 1 | 2, isCue: boolean): PdfLine {
  const part = isCue ? 'cue' : /^\(.*\)$/.test(piece.text) ? 'parenthetical' : 'speech';
  return {
    ...line,
    text: piece.text,
    bold: piece.bold,
    x: piece.x,
    right: piece.right,
    pieces: [piece],
    column: null,
    beside: { who, part },
  };
}

/** Where names, what they say, and how they say it begin; null where nobody speaks so. */
export interface SpeechColumns {
  cue: number | null;
  parenthetical: number | null;
  speech: number | null;
}

/** As those are set who have the page to themselves: a name in capitals, further in than what stands right below it. */
export function findSpeechColumns(lines: readonly PdfLine[]): SpeechColumns {
  const places: Record<keyof SpeechColumns, number[]> = { cue: [], parenthetical: [], speech: [] };
  lines.forEach((line, i) => {
    const below = lines[i + 1];
    if (!below || line.beside || below.beside || !CUE.test(line.text) || below.x >= line.x - line.size)
      return;
    if (line.y - below.y > line.size * 1.6) return;
    places.cue.push(line.x);
    places[below.text.startsWith('(') ? 'parenthetical' : 'speech'].push(below.x);
  });
  return {
    cue: middleOf(places.cue),
    parenthetical: middleOf(places.parenthetical),
    speech: middleOf(places.speech),
  };
}

function middleOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}
