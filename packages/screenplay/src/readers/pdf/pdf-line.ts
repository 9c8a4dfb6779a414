import type { TextRange } from '../../paragraph.ts';
import type { Runs } from '../runs.ts';

/** A run of text on a page, as the PDF draws it. Units are points, y grows upwards. */
export interface PdfItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  endsLine: boolean;
  bold: boolean;
}

/** A run of words without a wide gap in it. */
export interface PdfPiece extends Runs {
  x: number;
  right: number;
}

/** One printed line. A wide gap between words is kept as a tab, since cues are set with it. */
export interface PdfLine {
  page: number;
  text: string;
  /** Ranges of `text` that are set in a bold font. */
  bold: TextRange[];
  /** Points below the page's top edge. */
  top: number;
  x: number;
  /** What stands between the wide gaps. */
  pieces: readonly PdfPiece[];
  /** Where the text behind the last tab begins: speech set in a column beside its name. */
  column: number | null;
  right: number;
  y: number;
  size: number;
  /** The PDF has a space at the line's end: a line broken between words. */
  spaceAtEnd: boolean;
  /** A number that stood alone in the left or right margin. */
  marginNumber: string | null;
  /** Where those numbers stood: the left edge of the one, the right edge of the other. */
  margins?: { left: number | null; right: number | null };
  /** Of two who speak side by side, the first or the second, and which part of the speech it is. */
  beside?: { who: 1 | 2; part: 'cue' | 'parenthetical' | 'speech' };
}

/** What a page's lines are made with. */
export interface PageFrame {
  page: number;
  width: number;
  height: number;
}
