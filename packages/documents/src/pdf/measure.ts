import type PDFDocument from 'pdfkit';
import type { Face } from './fonts.ts';

/** The width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

const UNIT = 1000;
const known: Record<Face, Map<string, number>> = {
  regular: new Map(),
  medium: new Map(),
  bold: new Map(),
  logo: new Map(),
};

/**
 * Measures by adding up the advances of single characters, each looked up once in the process: Hangul has no kerning,
 * and kerned Latin is at most a hair narrower. Laying out whole texts in the font engine took most of a second a sheet.
 */
export const measureWith =
  (doc: PDFKit.PDFDocument): Measure =>
  (text, face, size) => {
    const widths = known[face];
    let width = 0;
    for (const character of text) {
      let advance = widths.get(character);
      if (advance === undefined) {
        advance = doc.font(face).fontSize(UNIT).widthOfString(character);
        widths.set(character, advance);
      }
      width += advance;
    }
    return (width * size) / UNIT;
  };

export type Doc = InstanceType<typeof PDFDocument>;
