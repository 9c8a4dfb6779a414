import { addText, joinRanges, moveRanges, type Runs, trimEnd } from '../runs.ts';
import type { PageFrame, PdfItem, PdfLine, PdfPiece } from './pdf-line.ts';
import { type MarginColumns, NO_COLUMNS, takeMargins } from './pdf-margins.ts';
import { dropRedrawn } from './pdf-redrawn.ts';

/** Lines of a page from its items: same baseline, left to right. */
export function toLines(
  items: readonly PdfItem[],
  frame: PageFrame,
  columns: MarginColumns = NO_COLUMNS,
): PdfLine[] {
  const rows: PdfItem[][] = [];
  for (const item of dropRedrawn(items)) {
    if (item.text === '' || item.size <= 0) continue;
    const row = rows.findLast((candidate) => sameRow(candidate[0] as PdfItem, item));
    if (row) row.push(item);
    else if (item.text.trim() !== '') rows.push([item]);
  }
  return rows
    .map((row) => toLine(row, frame, columns))
    .filter((line) => line.text !== '' || line.marginNumber !== null)
    .sort((a, b) => b.y - a.y);
}

function sameRow(a: PdfItem, b: PdfItem): boolean {
  return Math.abs(a.y - b.y) < Math.max(a.size, b.size) * 0.45;
}

function toLine(row: PdfItem[], { page, width, height }: PageFrame, columns: MarginColumns): PdfLine {
  const sorted = row.toSorted((a, b) => a.x - b.x);
  const { kept, number, margins } = takeMargins(sorted, width, columns);
  const pieces = toPieces(kept);
  const { text, bold } = joinPieces(pieces);
  const y = sorted[0]?.y ?? 0;
  return {
    page,
    text,
    bold,
    top: Math.round(height - y),
    x: pieces[0]?.x ?? 0,
    pieces,
    column: pieces.length > 1 ? (pieces.at(-1)?.x ?? null) : null,
    right: pieces.at(-1)?.right ?? 0,
    y,
    size: Math.max(...sorted.map((item) => item.size)),
    spaceAtEnd: /\s$/.test(kept.at(-1)?.text ?? ''),
    marginNumber: number,
    ...(margins ? { margins } : {}),
  };
}

function toPieces(items: readonly PdfItem[]): PdfPiece[] {
  const pieces: PdfPiece[] = [];
  let piece: PdfPiece | undefined;
  for (const item of items) {
    // White-space items tell where words end; how wide they are is told by the next item's position.
    if (item.text.trim() === '') {
      if (piece && !/\s$/.test(piece.text)) piece.text += ' ';
      continue;
    }
    const gap = piece ? item.x - piece.right : 0;
    if (!piece || gap > item.size * 1.7) {
      piece = { text: '', bold: [], x: item.x, right: item.x };
      pieces.push(piece);
    } else if (gap > item.size * 0.18 && !/\s$/.test(piece.text)) piece.text += ' ';
    addText(piece, piece.text === '' ? item.text.trimStart() : item.text, item.bold);
    piece.right = item.x + item.width;
  }
  for (const each of pieces) trimEnd(each);
  return pieces;
}

function joinPieces(pieces: readonly PdfPiece[]): Runs {
  const runs: Runs = { text: '', bold: [] };
  for (const piece of pieces) {
    if (runs.text !== '') runs.text += '\t';
    runs.bold.push(...moveRanges(piece.bold, runs.text.length));
    runs.text += piece.text;
  }
  return { text: runs.text, bold: joinRanges(runs.bold) };
}
