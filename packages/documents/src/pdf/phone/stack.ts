import { type Paper, widthOfPaper } from '../paper.ts';
import type { Pen } from '../pen.ts';
import { CHANGED_BAR, CHANGED_FILL } from '../tints.ts';

/** A strip of the column that is not cut: one line of text, or a few that belong together. */
export interface Piece {
  readonly height: number;
  draw(pen: Pen, page: number, top: number): void;
}

/** A part of the column's width, from its left edge. */
export interface Stretch {
  readonly from: number;
  readonly width: number;
}

/** Pieces that stand on one page where a page has room for them. */
export interface Group {
  readonly pieces: readonly Piece[];
  /** Above the first piece and below the last one. */
  readonly padding: number;
  /** A hairline above. */
  readonly ruled?: boolean;
  readonly fill?: string;
  /** CS22: what of the column's width has changed: as wide as it, or a half. */
  readonly changed?: readonly Stretch[];
  /** A bar beside the pieces, so far from the column's left edge. */
  readonly bar?: { readonly from: number; readonly width: number; readonly colour: string };
  /** Not the last thing on a page. */
  readonly isHeading?: boolean;
}

export const RULE = { width: 0.6, colour: '#D5DAE0' } as const;
const BAR_INSET = 3;
const CHANGED_BAR_WIDTH = 4;

const heightOf = (group: Group): number =>
  2 * group.padding + group.pieces.reduce((sum, piece) => sum + piece.height, 0);

/**
 * Draws groups one below the other, page after page; returns where it ends.
 * @param openPage draws the head of a page that is gone on to, and returns where it may be written on
 */
export function drawStack(
  pen: Pen,
  paper: Paper,
  groups: readonly Group[],
  from: { readonly page: number; readonly y: number },
  openPage: (page: number) => number,
): { page: number; y: number } {
  let { page, y } = from;
  let isFresh = false;
  const goOn = (): void => {
    page += 1;
    y = openPage(page);
    isFresh = true;
  };
  groups.forEach((group, i) => {
    const next = groups[i + 1];
    const needed = heightOf(group) + (group.isHeading && next ? heightOf(next) : 0);
    const first = group.padding + (group.pieces[0]?.height ?? 0);
    const fitsOnePage = needed <= paper.bottom - paper.top - PAGE_HEAD_ROOM;
    if (!isFresh && y + (fitsOnePage ? needed : first) > paper.bottom) goOn();
    let rest = group.pieces;
    do {
      const above = rest === group.pieces ? group.padding : 0;
      const count = countFitting(rest, paper.bottom - y - above);
      const part = rest.slice(0, count);
      rest = rest.slice(count);
      y = drawPart(pen, paper, group, { page, y, above, part, isLast: rest.length === 0 });
      isFresh = false;
      if (rest.length > 0) goOn();
    } while (rest.length > 0);
  });
  return { page, y };
}

/** What a running head takes at most. */
const PAGE_HEAD_ROOM = 60;

/** At least one: a piece is never higher than a page. */
function countFitting(pieces: readonly Piece[], room: number): number {
  let used = 0;
  const over = pieces.findIndex((piece) => {
    used += piece.height;
    return used > room;
  });
  return over === -1 ? pieces.length : Math.max(1, over);
}

function drawPart(
  pen: Pen,
  paper: Paper,
  group: Group,
  at: {
    readonly page: number;
    readonly y: number;
    readonly above: number;
    readonly part: readonly Piece[];
    readonly isLast: boolean;
  },
): number {
  const { page, y, above, part } = at;
  const end =
    y + above + part.reduce((sum, piece) => sum + piece.height, 0) + (at.isLast ? group.padding : 0);
  if (group.fill) pen.fill(page, paper.left, y, widthOfPaper(paper), end - y, group.fill);
  for (const { from, width } of group.changed ?? []) {
    pen.fill(page, paper.left + from, y, width, end - y, CHANGED_FILL);
    pen.fill(page, paper.left + from, y, CHANGED_BAR_WIDTH, end - y, CHANGED_BAR);
  }
  if (group.ruled && above > 0) pen.line(page, paper.left, y, paper.right, y, RULE);
  if (group.bar)
    pen.fill(
      page,
      paper.left + group.bar.from,
      y + BAR_INSET,
      group.bar.width,
      end - y - 2 * BAR_INSET,
      group.bar.colour,
    );
  let top = y + above;
  for (const piece of part) {
    piece.draw(pen, page, top);
    top += piece.height;
  }
  return end;
}
