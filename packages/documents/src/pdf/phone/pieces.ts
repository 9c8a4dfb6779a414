import type { Measure } from '../measure.ts';
import { PHONE, widthOfPaper } from '../paper.ts';
import type { Pen, TextStyle } from '../pen.ts';
import { wrapText } from '../wrap-text.ts';
import type { Group, Piece, Stretch } from './stack.ts';

const LINE_HEIGHT = 1.38;
export const SOFT_INK = '#555555';
export const WIDTH = widthOfPaper(PHONE);

export interface Place {
  /** From the column's left edge. */
  readonly x: number;
  readonly width: number;
  /** Where a tap on it leads. */
  readonly opens?: string;
}

/** A text as one piece a line. */
export function textPieces(measure: Measure, text: string, style: TextStyle, place: Place): Piece[] {
  const { x, width, opens } = place;
  const lines = wrapText(measure, text, { face: style.face, size: style.size, width });
  const link = opens === undefined ? {} : { link: { url: opens, width } };
  return lines.map((line) => linePiece(style.size, [{ x, text: line, style, ...link }]));
}

export interface Mark {
  readonly x: number;
  readonly text: string;
  readonly style: TextStyle;
  /** Where a tap on it leads. */
  readonly link?: { readonly url: string; readonly width: number };
}

/** One line with several texts on it, as high as a text of this size asks. */
export function linePiece(size: number, marks: readonly Mark[]): Piece {
  const height = size * LINE_HEIGHT;
  return {
    height,
    draw(pen, page, top) {
      drawMarks(pen, page, top, height, marks);
    },
  };
}

function drawMarks(pen: Pen, page: number, top: number, height: number, marks: readonly Mark[]): void {
  for (const { x, text, style, link } of marks) {
    pen.text(page, PHONE.left + x, top + height / 2, text, style);
    if (link) pen.link(page, PHONE.left + x, top, link.width, height, link.url);
  }
}

/** Pieces with more drawn on their first lines, beside them; lines are added where there are fewer. */
export function beside(pieces: readonly Piece[], marks: readonly (readonly Mark[])[]): Piece[] {
  const count = Math.max(pieces.length, marks.length);
  return Array.from({ length: count }, (_, i) => {
    const own = marks[i] ?? [];
    const piece = pieces[i] ?? linePiece(Math.max(...own.map(({ style }) => style.size)), []);
    return {
      height: piece.height,
      draw(pen: Pen, page: number, top: number) {
        piece.draw(pen, page, top);
        drawMarks(pen, page, top, piece.height, own);
      },
    };
  });
}

/** So that it ends `back` points before the right edge. */
export const rightOf = (measure: Measure, text: string, back: number, style: TextStyle): Mark => ({
  x: WIDTH - back - measure(text, style.face, style.size),
  text,
  style,
});

/** CS22: a group as a changed one, in the whole width or in these parts of it. */
export const changedGroup = (
  group: Group,
  is: boolean,
  changed: readonly Stretch[] = [{ from: -8, width: WIDTH + 16 }],
): Group => (is ? { ...group, changed } : group);

/** A section: its heading, then its lines; nothing where there are none. */
export const section = (title: string, groups: readonly Group[]): Group[] =>
  groups.length === 0
    ? []
    : [
        {
          pieces: [gap(14), linePiece(15, [{ x: 0, text: title, style: bold(15) }]), gap(4)],
          padding: 0,
          isHeading: true,
        },
        ...groups,
      ];

export const gap = (height: number): Piece => ({ height, draw() {} });

export const bold = (size: number): TextStyle => ({ face: 'bold', size });
export const medium = (size: number): TextStyle => ({ face: 'medium', size });
export const plain = (size: number): TextStyle => ({ face: 'regular', size });
export const soft = (size: number): TextStyle => ({ face: 'regular', size, colour: SOFT_INK });
