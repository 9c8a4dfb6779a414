import type { HeadingCandidate } from '../../headings/heading-candidates.ts';
import type { SourceLine } from '../source-line.ts';
import { findBestPath } from './best-path.ts';
import { type LineFeatures, readFeatures } from './line-features.ts';
import { LABELS, type LineLabel } from './line-label.ts';
import { type LineWeights, lineWeights } from './weights.ts';

/** What the model makes of a document: a label for each line, and how every label of every line fared. */
export interface LineDecisions {
  labels: readonly LineLabel[];
  /** For each line, in the order of LABELS: the score of the best reading of the document that gives it the label. */
  votes: readonly Int32Array[];
  features: readonly LineFeatures[];
  weights: LineWeights;
}

/**
 * OG40: what each line of a script in Latin letters is, by a linear-chain model over shape, layout and place, which
 * weighs all lines at once. Null where the document is in other letters, which the rules read.
 */
export function decideLines(
  lines: readonly SourceLine[],
  candidates: readonly HeadingCandidate[],
): LineDecisions | null {
  if (!isLatin(lines)) return null;
  const weights = lineWeights();
  const features = readFeatures(lines, candidates);
  const width = LABELS.length;
  const states = features.map(({ state, isEnclosed }) => {
    const scores = addUp(state, weights.state, width);
    if (!isEnclosed) scores[PARENTHETICAL] = NEVER;
    return scores;
  });
  const steps = features.map(({ step }) => addUp(step, weights.step, width * width));
  const { path, votes } = findBestPath({ states, steps }, width);
  return { labels: path.map((label) => LABELS[label] as LineLabel), votes, features, weights };
}

const PARENTHETICAL = LABELS.indexOf('parenthetical');
/** Less than all that can speak for a label. */
const NEVER = -100_000;

/** Lines below which a document has no layout to be measured against. */
const LEAST = 20;

/** Mostly Latin letters: nearly no line has others. */
function isLatin(lines: readonly SourceLine[]): boolean {
  const latin = lines.filter(({ text }) => /[A-Za-z]/.test(text)).length;
  const others = lines.filter(({ text }) =>
    /[가-힣ㄱ-ㅎ\u3040-\u30ff\u4e00-\u9fff\u0400-\u04ff]/.test(text),
  ).length;
  return latin >= LEAST && others * 20 <= latin;
}

function addUp(names: readonly string[], weights: ReadonlyMap<string, Int8Array>, width: number): Int32Array {
  const total = new Int32Array(width);
  for (const name of names) {
    const weight = weights.get(name);
    if (weight) for (let k = 0; k < width; k++) total[k] = (total[k] ?? 0) + (weight[k] ?? 0);
  }
  return total;
}

/** By how much a line's label leads, as a probability: how far the best reading without it falls behind. */
export function sureness({ votes, weights, labels }: LineDecisions, at: number): number {
  return 1 / (1 + Math.exp(-leadOf(votes[at] as Int32Array, labels[at] as LineLabel) * weights.unit));
}

/** The score by which a label leads the best other, or trails it. */
export function leadOf(votes: Int32Array, label: LineLabel): number {
  const own = LABELS.indexOf(label);
  let other = Number.NEGATIVE_INFINITY;
  votes.forEach((vote, k) => {
    if (k !== own) other = Math.max(other, vote);
  });
  return (votes[own] ?? 0) - other;
}
