import type { SourceLine } from '../lines/source-line.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { risingChain } from './rising-chain.ts';
import type { TailShape } from './tail-pieces.ts';
import { type ChainWeight, weighChain } from './weigh-chain.ts';

/** How much one heading of a family says by itself, before its numbers are looked at. */
const WEIGHT: Record<HeadingCandidate['family'], number> = {
  declared: 6,
  'S#': 4,
  씬: 4,
  n씬: 3.5,
  part: 2,
  wrapped: 0.8,
  S: 3,
  제n장: 2.5,
  keyword: 2.5,
  '#': 2.5,
  'n.': 1.4,
  'n-m': 1.4,
  '#이름': 0.8,
  bare: 0.9,
  flag: 0,
  상동: 0.2,
};

/** Families whose marker is hardly ever written by chance. */
export const EXPLICIT: ReadonlySet<string> = new Set(['declared', 'S#', '씬', 'n씬', 'S', '제n장']);

export interface DocumentStyle {
  main: HeadingCandidate['family'] | null;
  numbered: boolean;
  /** Candidates of the main family whose numbers rise through the document. */
  chain: ReadonlySet<HeadingCandidate>;
  /** How time hangs on place in this document's headings, most used first. */
  shapes: ReadonlySet<TailShape>;
  /** The evidence that these lines head scenes. */
  weight: ChainWeight;
}

const NO_STYLE: DocumentStyle = {
  main: null,
  numbered: false,
  chain: new Set(),
  shapes: new Set(),
  weight: { votes: [], odds: 0 },
};

/**
 * The document's own heading style: the family whose numbers rise, weighed by how plainly it marks headings.
 */
export function voteStyle(
  candidates: readonly HeadingCandidate[],
  lines: readonly SourceLine[],
): DocumentStyle {
  const families = Map.groupBy(candidates, (candidate) => candidate.family);
  let best: DocumentStyle = NO_STYLE;
  let bestScore = 0;
  for (const [family, all] of families) {
    const members = family === 'bare' ? bareMembers(all) : all;
    const numbered = members.some((member) => member.marker?.number);
    const chain = numbered ? chainOf(family, members) : members.filter((member) => !member.sentence);
    const score = familyScore(family, chain);
    if (score <= bestScore) continue;
    const weight = weighChain(family, chain, lines);
    if (!isBelieved(family, chain, weight.odds)) continue;
    bestScore = score;
    best = { main: family, numbered, chain: new Set(chain), shapes: shapesOf(chain), weight };
  }
  return best;
}

/** `밤, 골목` with nothing else is believed only where most of its kind begin with their time. */
function bareMembers(all: readonly HeadingCandidate[]): HeadingCandidate[] {
  const first = all.filter(({ tail, sentence }) => tail.shape === 'first' && !sentence).length;
  const timeFirst = first >= 3 && first * 2 >= all.length;
  return all.filter(({ tail }) => tail.shape !== 'alone' && (timeFirst || tail.shape !== 'first'));
}

function familyScore(family: HeadingCandidate['family'], chain: readonly HeadingCandidate[]): number {
  const evident = chain.filter((candidate) => candidate.evident).length;
  // `1. INT. 카페` is marked twice: as a number and by its keyword.
  const keywords = family === 'keyword' ? 0 : chain.filter((candidate) => candidate.tail.keyword).length;
  return WEIGHT[family] * chain.length + evident * 0.8 + keywords * WEIGHT.keyword;
}

/** Weak markers need as many of them, and evidence of several kinds, before they head scenes (OG27). */
function isBelieved(
  family: HeadingCandidate['family'],
  chain: readonly HeadingCandidate[],
  odds: number,
): boolean {
  if (chain.length === 0 || family === '상동') return false;
  if (EXPLICIT.has(family) || family === 'keyword') return true;
  if (family === 'bare') return chain.length >= 2;
  const placed = chain.filter((c) => c.evident || c.tail.setting !== null).length;
  if (family === '#이름') return chain.length >= 2 && placed * 2 >= chain.length;
  if (family === 'wrapped' && (chain.length < 3 || placed * 2 < chain.length)) return false;
  return odds >= LEAST_ODDS;
}

/** Below, a weak marker heads no scene at all; between this and one half it does, and nobody is sure of it. */
const LEAST_ODDS = 0.35;

/** Explicit markers are believed whatever their numbers do; the others must rise. */
function chainOf(
  family: HeadingCandidate['family'],
  members: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const numbered = members.filter((member) => member.marker?.number);
  return EXPLICIT.has(family) ? explicitChain(numbered) : risingChain(numbered);
}

/** `S#3. 무엇: 왜 그런가?`: where its marker fits the run, a heading may be a sentence. */
function explicitChain(numbered: readonly HeadingCandidate[]): readonly HeadingCandidate[] {
  const plain = numbered.filter((c) => !c.sentence || c.evident);
  if (plain.length === numbered.length) return plain;
  const rising = new Set(risingChain(numbered));
  return numbered.filter((c) => !c.sentence || c.evident || rising.has(c));
}

function shapesOf(chain: readonly HeadingCandidate[]): Set<TailShape> {
  const counts = new Map<TailShape, number>();
  for (const { tail } of chain) if (tail.shape) counts.set(tail.shape, (counts.get(tail.shape) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Set([...counts].filter(([, count]) => count * 5 >= total).map(([shape]) => shape));
}
