import type { TextRange } from '../../paragraph.ts';
import { type Markup, unmark } from '../pair-marks.ts';
import { NOTE_MARK } from './fountain-notes.ts';

export interface PlainRow {
  plain: string;
  bold: TextRange[];
  notes: string[];
}

const FOUNTAIN: Markup = {
  pieces: /\\[*_\\#@!.>~^[=(]|\*{1,3}|_|[^\\*_]+|\\/g,
  isMark: (piece) => /^[*_]/.test(piece),
  isBold: (mark) => mark.startsWith('**'),
  insideWords: true,
};

/** Removes `*`, `**`, `***` and `_` emphasis and escapes from a row, keeping where bold was; note marks come out. */
export function stripEmphasis(row: string, allNotes: readonly string[]): PlainRow {
  const notes: string[] = [];
  const marked = row.replace(NOTE_MARK, (_, index: string) => {
    notes.push(allNotes[Number(index)] ?? '');
    return '';
  });
  const { text, bold } = unmark(marked, FOUNTAIN);
  return { plain: text, bold, notes };
}
