import type { SourceLine } from '../lines/source-line.ts';
import { looksLikePlace } from '../words/place-words.ts';
import { type AcceptedHeading, MISSING_NUMBER } from './accept-headings.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { saysNothing } from './heading-details.ts';
import { readTail } from './heading-tail.ts';

/**
 * Where numbers are missing between two headings, looks for lines that must be those headings: a place that other
 * headings name, or place and time in another shape than the document's. Never more than numbers are missing.
 */
export function fillGaps(
  headings: readonly AcceptedHeading[],
  candidates: readonly HeadingCandidate[],
  lines: readonly SourceLine[],
): AcceptedHeading[] {
  const places = new Set(headings.flatMap(({ candidate }) => candidate.tail.setName ?? []));
  const bare = new Map(
    candidates
      .filter((c) => (c.family === 'bare' || c.family === 'flag') && !c.sentence && !readsOn(c, lines))
      .map((c) => [c.at, c]),
  );
  const found: AcceptedHeading[] = [];
  headings.forEach((heading, i) => {
    const next = headings[i + 1];
    const missing = next ? missingBetween(heading, next) : 0;
    if (!next || missing < 1 || missing > 6) return;
    const between: AcceptedHeading[] = [];
    const alone: AcceptedHeading[] = [];
    // The line below a heading that is a number only belongs to it.
    const from = heading.candidate.at + (saysNothing(heading.candidate.tail) ? 2 : 1);
    for (let at = from; at < next.candidate.at; at++) {
      const candidate = bare.get(at) ?? knownPlace(lines[at] as SourceLine, at, places);
      if (candidate) between.push({ candidate, confidence: 0.6, doubts: [MISSING_NUMBER] });
      else if (isPlaceAlone(lines[at] as SourceLine))
        alone.push({
          candidate: asHeading(lines[at] as SourceLine, at),
          confidence: 0.5,
          doubts: [MISSING_NUMBER],
        });
    }
    if (between.length + alone.length <= missing) found.push(...between, ...alone);
    else if (between.length <= missing) found.push(...between);
  });
  return [...headings, ...found].sort((a, b) => a.candidate.at - b.candidate.at);
}

/** `아침. 도시락. 딸의 그림.`: glimpses one after another, as a montage has them. */
function readsOn({ at, tail }: HeadingCandidate, lines: readonly SourceLine[]): boolean {
  const text = lines[at]?.text ?? '';
  return tail.shape === 'first' && /\.$/.test(text) && text.split(/\.\s/).length > 2;
}

function missingBetween(a: AcceptedHeading, b: AcceptedHeading): number {
  const from = a.candidate.marker?.number;
  const to = b.candidate.marker?.number;
  if (!from || !to || a.candidate.marker?.episode !== b.candidate.marker?.episode) return 0;
  return to.first - (from.until ?? from.first) - 1;
}

function knownPlace(line: SourceLine, at: number, places: ReadonlySet<string>): HeadingCandidate | null {
  if (line.set || line.kind !== null || !places.has(line.text.replace(/[.\s]+$/, ''))) return null;
  return asHeading(line, at);
}

const asHeading = (line: SourceLine, at: number): HeadingCandidate => ({
  at,
  family: 'bare',
  marker: null,
  tail: readTail(line.text),
  evident: false,
  sentence: false,
});

/** `병원 응급실`: a place and nothing else, as headings of titles alone look without their number. */
export function isPlaceAlone(line: SourceLine): boolean {
  const { text } = line;
  if (line.set || line.kind !== null || line.inTable || line.continues || text.length > 24) return false;
  return (
    /^[가-힣A-Z][가-힣A-Za-z\d\s'’]*$/.test(text) &&
    text.includes(' ') &&
    looksLikePlace(text) &&
    !/^(?:빈|텅)\s/.test(text)
  );
}
