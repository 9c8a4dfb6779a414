import { findCandidates } from '../src/organise/headings/heading-candidates.ts';
import { readFeatures } from '../src/organise/lines/model/line-features.ts';
import { toSourceLines } from '../src/organise/lines/source-line.ts';
import { textParagraphs } from '../src/readers/txt/txt.ts';
import type { FeatureNames, LabelledDocument } from './train-crf.ts';

/** A document to learn from, and of each of its lines the row that it was. */
export interface LabelledRows extends LabelledDocument {
  at: number[];
}

/** Rows of plain text as the organiser sees them, each line with its row's label. */
export function labelDocument(
  { rows, labels }: { rows: readonly string[]; labels: readonly number[] },
  names: FeatureNames,
  weight = 1,
): LabelledRows {
  let blanks = 0;
  const paragraphs = rows.flatMap((row, index) => {
    // The number of the row travels as that of a page, which nothing asks for.
    const found = textParagraphs(row).map((one) => ({ ...one, page: index, blankBefore: blanks }));
    blanks = found.length > 0 ? 0 : blanks + 1;
    return found;
  });
  const lines = toSourceLines(paragraphs);
  const at = lines.map(({ page }) => page ?? 0);
  const numbers = (all: readonly string[]): Int32Array => Int32Array.from(all, (one) => names.number(one));
  const features = readFeatures(lines, findCandidates(lines, false)).map(({ state, step }) => ({
    state: numbers(state),
    step: numbers(step),
  }));
  return { features, labels: at.map((index) => labels[index] ?? -1), weight, at, keep: () => true };
}
