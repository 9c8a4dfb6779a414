import type PDFDocument from 'pdfkit';
import { type Face, fontBytes, type Typeface } from './fonts.ts';
import { charactersOf, runsOf } from './runs.ts';

/** The width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

const UNIT = 1000;
const known = new Map<Typeface, Map<string, number>>();

/**
 * Measures by adding up the advances of single characters, each looked up once in the process: Hangul has no kerning,
 * and kerned Latin is at most a hair narrower. Laying out whole texts in the font engine took most of a second a sheet.
 */
export const measureWith =
  (doc: Doc): Measure =>
  (text, face, size) => {
    let width = 0;
    for (const run of runsOf(text, face)) {
      const widths = known.get(run.typeface) ?? new Map<string, number>();
      known.set(run.typeface, widths);
      for (const character of run.typeface === 'emoji' ? charactersOf(run.text) : run.text) {
        let advance = widths.get(character);
        if (advance === undefined) {
          advance = withFont(doc, run.typeface).fontSize(UNIT).widthOfString(character);
          widths.set(character, advance);
        }
        width += advance;
      }
    }
    return (width * size) / UNIT;
  };

export type Doc = InstanceType<typeof PDFDocument>;

const registered = new WeakMap<Doc, Set<Typeface>>();

/** The document set to a typeface, which is taken into it when it is first asked for. */
export function withFont(doc: Doc, typeface: Typeface): Doc {
  const typefaces = registered.get(doc) ?? new Set();
  registered.set(doc, typefaces);
  if (!typefaces.has(typeface)) {
    doc.registerFont(typeface, fontBytes(typeface));
    typefaces.add(typeface);
  }
  return doc.font(typeface);
}
