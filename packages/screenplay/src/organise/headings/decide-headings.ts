import type { Doubt } from '@ddak/domain';
import { FADE_IN } from '../lines/find-opening.ts';
import { type LineDecisions, leadOf, sureness } from '../lines/model/decide-lines.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { type AcceptedHeading, MISSING_NUMBER } from './accept-headings.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { saysNothing } from './heading-details.ts';
import { readTail } from './heading-tail.ts';
import { type DocumentStyle, EXPLICIT } from './vote-style.ts';

const NO_KEYWORD: Omit<Doubt, 'line'> = {
  code: 'missing_keyword',
  message: '안팎 표시가 없는 씬 제목 같아요. 확인해 주세요.',
};

/**
 * OG41: in a script that the line model has read, headings are what it decided: rules propose, and are kept against
 * it only where a number or a mark stands that nothing else has. What it found beyond them carries a doubt.
 */
export function decideHeadings(
  accepted: readonly AcceptedHeading[],
  candidates: readonly HeadingCandidate[],
  style: DocumentStyle,
  decisions: LineDecisions | null,
  lines: readonly SourceLine[],
): AcceptedHeading[] {
  if (!decisions || !speaks(decisions)) return [...accepted];
  const kept = accepted.filter((heading) => isKept(heading.candidate, decisions, style, lines));
  const taken = new Set(accepted.map(({ candidate }) => candidate.at));
  const known = new Map(candidates.map((candidate) => [candidate.at, candidate]));
  const isLoud = ({ text }: SourceLine): boolean => text === text.toUpperCase();
  const loud = kept.filter(({ candidate }) => isLoud(lines[candidate.at] as SourceLine)).length;
  // Where headings are in capitals, what no rule proposes is one only in capitals.
  const inCapitals = loud >= Math.max(3, kept.length * 0.9);
  // `2-3` above `MOTEL (NIGHT)`: the place of a heading that is a number and nothing else.
  const places = new Set(
    kept.flatMap(({ candidate }) => (saysNothing(candidate.tail) ? [candidate.at + 1] : [])),
  );
  // Above the first of them stands the title page.
  const first = Math.min(kept[0]?.candidate.at ?? 0, fadeIn(lines));
  const found = lines.flatMap((line, at): AcceptedHeading[] => {
    if (taken.has(at) || places.has(at) || decisions.labels[at] !== 'heading' || isLikelyPrinted(line))
      return [];
    const likely = isSure(line, at, decisions) && (isLoud(line) || !inCapitals) && at > first;
    if (!known.has(at) && !likely) return [];
    const candidate = known.get(at) ?? bareCandidate(line, at);
    if (isGone(candidate, lines)) return [];
    const doubts = [
      ...(candidate.tail.keyword ? [] : [NO_KEYWORD]),
      ...(style.numbered && !candidate.marker?.number ? [MISSING_NUMBER] : []),
    ];
    return [{ candidate, confidence: round(Math.min(0.9, sureness(decisions, at))), doubts }];
  });
  return [...kept, ...found].sort((a, b) => a.candidate.at - b.candidate.at);
}

/** People speak in it: what has headings alone is a list. */
function speaks({ labels }: LineDecisions): boolean {
  return labels.filter((label) => label === 'character').length >= 3;
}

function isKept(
  candidate: HeadingCandidate,
  decisions: LineDecisions,
  style: DocumentStyle,
  lines: readonly SourceLine[],
): boolean {
  const { at, family, tail } = candidate;
  if (isGone(candidate, lines)) return false;
  if (decisions.labels[at] === 'heading' || tail.omitted) return true;
  if (family === 'declared' || (EXPLICIT.has(family) && style.chain.has(candidate))) return true;
  const lead = leadOf(decisions.votes[at] as Int32Array, 'heading') * decisions.weights.unit;
  // A number of a run that is plainly one of scenes outweighs a form that the model has hardly met (`SEGMENT 2`).
  if (style.numbered && style.chain.has(candidate) && style.weight.odds >= 0.5) return true;
  return style.chain.has(candidate) && (style.numbered || tail.keyword) ? lead > -6 : lead > -1;
}

/** `***SCENE DELETED***`, and OMITTED without a number: nothing is left of it, not even its place in the run. */
function isGone({ tail, marker, at }: HeadingCandidate, lines: readonly SourceLine[]): boolean {
  return GONE.test(lines[at]?.text ?? '') || (tail.omitted && !marker?.number);
}

const GONE = /^\W*SCENES?\s+(?:DELETED|OMITTED|CUT)\W*$/i;

/** What only headings begin with: a place come back to, a step in time. */
const OPENS = /^(?:BACK\s+(?:AT|IN|ON|TO|INSIDE|OUTSIDE)|LATER|MOMENTS?|MEANWHILE)\b/;
/** In natural logarithms of odds, for what no rule proposes. */
const UNPROPOSED = 1.3;

function isSure(line: SourceLine, at: number, decisions: LineDecisions): boolean {
  const lead = leadOf(decisions.votes[at] as Int32Array, 'heading') * decisions.weights.unit;
  return lead >= UNPROPOSED || OPENS.test(line.text);
}

const fadeIn = (lines: readonly SourceLine[]): number => {
  const at = lines.findIndex(({ text }) => FADE_IN.test(text.trim()));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

/** Without a letter there is no place in it. */
const isLikelyPrinted = ({ text }: SourceLine): boolean => !/\p{L}{2}/u.test(text);

function bareCandidate({ text }: SourceLine, at: number): HeadingCandidate {
  return { at, family: 'bare', marker: null, tail: readTail(text), evident: false, sentence: false };
}

const round = (value: number): number => Math.round(value * 100) / 100;
