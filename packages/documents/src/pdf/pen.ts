import type { Size } from '../logo-size.ts';
import type { Face } from './fonts.ts';
import { type Doc, type Measure, withFont } from './measure.ts';
import type { Paper } from './paper.ts';
import { runsOf } from './runs.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly colour?: string;
}

/** What layout draws with: points from the page's upper left corner, pages counted from 0. */
export interface Pen {
  /** `middle`: the height on which the line of text is centred. */
  text(page: number, x: number, middle: number, text: string, style: TextStyle): void;
  /** A text turned about the middle of its own line, `degrees` clockwise. */
  slanted(
    page: number,
    x: number,
    middle: number,
    text: string,
    style: TextStyle & { degrees: number },
  ): void;
  fill(page: number, x: number, y: number, width: number, height: number, colour: string): void;
  line(page: number, x1: number, y1: number, x2: number, y2: number, style: LineStyle): void;
  image(page: number, x: number, y: number, size: Size, png: Uint8Array): void;
  /** A place that leads somewhere when it is tapped. */
  link(page: number, x: number, y: number, width: number, height: number, url: string): void;
}
export interface LineStyle {
  readonly width: number;
  readonly colour: string;
}

/** The middle of Hangul glyphs stands this far above the baseline, in ems. */
const MIDDLE_ABOVE_BASELINE = 0.36;

/** A pen that draws nothing: for finding out how many pages a layout takes. */
export const dryPen: Pen = { text() {}, slanted() {}, fill() {}, line() {}, image() {}, link() {} };

/** A pen on a PDF whose pages are buffered; pages are added as they are come to. */
export function pdfPen(doc: Doc, measure: Measure, paperOf: (page: number) => Paper): Pen {
  const on = (page: number): Doc => {
    for (let next = doc.bufferedPageRange().count; next <= page; next++) {
      const { width, height } = paperOf(next);
      doc.addPage({ size: [width, height], margin: 0 });
    }
    doc.switchToPage(page);
    return doc;
  };
  const pen: Pen = {
    text(page, x, middle, text, { face, size, colour = '#111111' }) {
      if (text === '') return;
      const baseline = middle + MIDDLE_ABOVE_BASELINE * size;
      let left = x;
      for (const run of runsOf(text, face)) {
        withFont(on(page), run.typeface)
          .fontSize(size)
          .fillColor(colour)
          .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += measure(run.text, face, size);
      }
    },
    slanted(page, x, middle, text, style) {
      const width = measure(text, style.face, style.size);
      on(page).save();
      doc.rotate(style.degrees, { origin: [x, middle] });
      pen.text(page, x - width / 2, middle, text, style);
      doc.restore();
    },
    fill(page, x, y, width, height, colour) {
      on(page).rect(x, y, width, height).fill(colour);
    },
    line(page, x1, y1, x2, y2, { width, colour }) {
      on(page).lineWidth(width).strokeColor(colour).moveTo(x1, y1).lineTo(x2, y2).stroke();
    },
    image(page, x, y, { width, height }, png) {
      on(page).image(Buffer.from(png), x, y, { width, height });
    },
    link(page, x, y, width, height, url) {
      on(page).link(x, y, width, height, url);
    },
  };
  return pen;
}
