import type { Doubt } from '@ddak/domain';
import type { SourceLine } from '../lines/source-line.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { rankOf } from './rising-chain.ts';
import { type DocumentStyle, EXPLICIT } from './vote-style.ts';

export interface AcceptedHeading {
  candidate: HeadingCandidate;
  confidence: number;
  doubts: Omit<Doubt, 'line'>[];
}

/** Reads strictly in the document's style: its own family, and of the others only what fits into it. */
export function acceptHeadings(
  candidates: readonly HeadingCandidate[],
  style: DocumentStyle,
  lines: readonly SourceLine[],
): AcceptedHeading[] {
  if (style.main === null) return [];
  const own = candidates.filter((c) => style.chain.has(c) || (c.family === style.main && fitsMain(c, style)));
  const neighbours = neighbourFinder(own);
  const accepted: AcceptedHeading[] = own.map((candidate) => acceptOwn(candidate, style));
  const taken = new Set(own);
  for (const candidate of candidates) {
    if (taken.has(candidate)) continue;
    const heading = acceptStranger(candidate, style, neighbours, lines);
    if (heading) accepted.push(heading);
  }
  accepted.sort((a, b) => a.candidate.at - b.candidate.at);
  return dropContents(accepted, lines).map((heading) => withoutCertainty(heading, style));
}

/** Nobody is sure of scenes in a document that hardly reads like a script (OG28). */
const UNSURE = 0.45;

function withoutCertainty(heading: AcceptedHeading, { main, weight }: DocumentStyle): AcceptedHeading {
  if (main === 'declared' || weight.odds >= 0.5) return heading;
  return { ...heading, confidence: Math.min(heading.confidence, UNSURE) };
}

function fitsMain(candidate: HeadingCandidate, style: DocumentStyle): boolean {
  if (candidate.family === 'declared') return true;
  const { shape } = candidate.tail;
  if (candidate.family === 'bare' && (shape === null || !style.shapes.has(shape))) return false;
  if (candidate.sentence && (!candidate.evident || candidate.family === 'keyword')) return false;
  return EXPLICIT.has(candidate.family) || !style.numbered;
}

function acceptOwn(candidate: HeadingCandidate, style: DocumentStyle): AcceptedHeading {
  const doubts: AcceptedHeading['doubts'] = [];
  let confidence = ownConfidence(candidate, style);
  if (candidate.marker?.misspelt) {
    confidence = 0.7;
    doubts.push(misspelt(candidate));
  }
  if (candidate.sentence) {
    confidence = Math.min(confidence, 0.6);
    doubts.push({
      code: 'sentence_like',
      message: '씬 제목이 문장처럼 길어요. 지문이 붙어 있는지 확인해 주세요.',
    });
  }
  if (style.numbered && !candidate.marker?.number && candidate.family !== 'declared')
    doubts.push(MISSING_NUMBER);
  return { candidate, confidence, doubts };
}

/** How sure a heading in the document's own form is: less where it says neither when nor where. */
function ownConfidence(candidate: HeadingCandidate, style: DocumentStyle): number {
  const { family, evident, tail } = candidate;
  if (family === 'declared') return 1;
  if (family === 'bare') return 0.85;
  if (family === '#이름') return 0.8;
  if (EXPLICIT.has(family)) return style.chain.has(candidate) ? 1 : 0.85;
  return evident ? 0.98 : tail.setting === null ? 0.85 : 0.92;
}

/** The doubt of a heading that has no number of its own in a numbered script. */
export const MISSING_NUMBER: Omit<Doubt, 'line'> = {
  code: 'missing_number',
  message: '씬 번호가 없어 앞뒤 순서로 정했어요.',
};

/** Styles without numbers, in which a heading may be no more than a word. */
const SHORT_STYLES: ReadonlySet<DocumentStyle['main']> = new Set(['bare', 'keyword', '#이름']);

/** OG81: in Fountain; what other files leave undeclared is no heading's row. */
function acceptUnfenced(candidate: HeadingCandidate): AcceptedHeading | null {
  const { keyword, setName, timeText } = candidate.tail;
  if (!keyword || setName === null) return null;
  return { candidate, confidence: timeText === null ? 0.75 : 0.95, doubts: [] };
}

const STORY_HEADING: Omit<Doubt, 'line'> = {
  code: 'odd_marker',
  message: '장소와 시간이 없는 회상·몽타주·인서트예요. 씬 제목이 맞는지 확인해 주세요.',
};

function misspelt(candidate: HeadingCandidate): Omit<Doubt, 'line'> {
  const number = candidate.marker?.number?.first;
  return {
    code: 'misspelt_marker',
    message: `씬 표시가 잘못 적힌 것 같아요.${number === undefined ? '' : ` 씬 번호를 ${number}번으로 읽었어요.`}`,
  };
}

/** The numbers of the headings before and after a line; asked in reading order. */
type Neighbours = (at: number) => { before: number | null; after: number | null };

function neighbourFinder(own: readonly HeadingCandidate[]): Neighbours {
  const anchors = own
    .map((candidate) => ({ at: candidate.at, rank: rankOf(candidate) }))
    .filter(({ rank }) => rank >= 0);
  let next = 0;
  return (at) => {
    while ((anchors[next]?.at ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    return { before: anchors[next - 1]?.rank ?? null, after: anchors[next]?.rank ?? null };
  };
}

/** A heading in another form than the document's: believed when it fills a gap, or says place and time in its shape. */
function acceptStranger(
  candidate: HeadingCandidate,
  style: DocumentStyle,
  neighbours: Neighbours,
  lines: readonly SourceLine[],
): AcceptedHeading | null {
  if (candidate.sentence && (!candidate.evident || candidate.family === 'keyword')) return null;
  if (style.main === 'declared' && candidate.family === 'keyword') return acceptUnfenced(candidate);
  // A file that declares its headings is taken at its word, but for marks that are never written by chance.
  if (style.main === 'declared' && !EXPLICIT.has(candidate.family)) return null;
  if (candidate.family === '상동') {
    return { candidate, confidence: 0.8, doubts: style.numbered ? [MISSING_NUMBER] : [] };
  }
  if (candidate.family === 'keyword') {
    return {
      candidate,
      confidence: style.numbered ? 0.8 : 0.95,
      doubts: style.numbered ? [MISSING_NUMBER] : [],
    };
  }
  if (candidate.family === 'bare') return acceptBare(candidate, style);
  if (candidate.family === 'flag') {
    if (!SHORT_STYLES.has(style.main)) return null;
    // `MONTAGE - THE CLOCK IS REPAIRED`, in capitals as headings are.
    if (style.main === 'keyword' && isCapital(lines[candidate.at]))
      return { candidate, confidence: 0.9, doubts: [] };
    return { candidate, confidence: 0.6, doubts: [STORY_HEADING] };
  }
  if (candidate.family === '#이름' || candidate.family === 'wrapped' || !candidate.marker?.number)
    return null;
  // `#1-2` below `씬 1`: a shot of its scene.
  const numbersShots = candidate.marker.number.second !== null && !EXPLICIT.has(candidate.family);
  if (numbersShots && !candidate.evident && style.main !== null && EXPLICIT.has(style.main)) return null;
  if (!fillsGap(candidate, neighbours, style)) return null;
  if (!EXPLICIT.has(candidate.family) && !candidate.evident && candidate.tail.setting === null) return null;
  if (isOwnForm(candidate, style)) return { candidate, confidence: 0.95, doubts: [] };
  const doubt = candidate.marker.misspelt
    ? misspelt(candidate)
    : { code: 'odd_marker', message: '다른 씬과 표시가 달라요. 순서에 맞아 씬으로 읽었어요.' };
  return { candidate, confidence: 0.75, doubts: [doubt] };
}

const isCapital = (line: SourceLine | undefined): boolean =>
  line !== undefined && /[A-Z]/.test(line.text) && !/[a-z가-힣]/.test(line.text);

/** `3-1)` between `3)` and `4)`; a number in the margin; `12 INT.` among headings with INT. and none. */
function isOwnForm({ family, marker, tail }: HeadingCandidate, { main }: DocumentStyle): boolean {
  if (marker?.misspelt) return false;
  return (
    (main === 'n.' && family === 'n-m') || marker?.restStart === 0 || (main === 'keyword' && tail.keyword)
  );
}

function acceptBare(candidate: HeadingCandidate, style: DocumentStyle): AcceptedHeading | null {
  const shape = candidate.tail.shape;
  const alike = shape !== null && style.shapes.has(shape);
  if (!alike || candidate.sentence) return null;
  const doubt = style.numbered
    ? MISSING_NUMBER
    : { code: 'missing_keyword', message: '안팎 표시가 없는 씬 제목 같아요. 확인해 주세요.' };
  return { candidate, confidence: 0.7, doubts: [doubt] };
}

/** Whether the number lies between those of the headings before and after it. */
function fillsGap(candidate: HeadingCandidate, neighbours: Neighbours, style: DocumentStyle): boolean {
  if (!style.numbered) return EXPLICIT.has(candidate.family);
  const rank = rankOf(candidate);
  const { before, after } = neighbours(candidate.at);
  const follows = before === null ? rank <= 3e4 : rank > before && rank - before <= 3e4;
  return follows && (after === null || rank < after || after <= 2e4);
}

/** The scene list at the front: headings one after another with nothing between, whose numbers come again below. */
function dropContents(accepted: readonly AcceptedHeading[], lines: readonly SourceLine[]): AcceptedHeading[] {
  const dropped = new Set<AcceptedHeading>();
  const lastAt = new Map<number, number>();
  for (const { candidate } of accepted)
    if (candidate.marker?.number) lastAt.set(rankOf(candidate), candidate.at);
  let run: AcceptedHeading[] = [];
  const close = (): void => {
    if (rowsOf(run, lines) >= 3 && comesAgain(run, lastAt, lines))
      for (const heading of run) dropped.add(heading);
    run = [];
  };
  for (const heading of accepted) {
    const last = run.at(-1);
    if (last && !touches(last, heading, lines)) close();
    run.push(heading);
  }
  close();
  return accepted.filter((heading) => !dropped.has(heading) && !isOverview(heading, accepted));
}

/** `S#1~S#6` on the cover: the scenes come one by one below. */
function isOverview({ candidate }: AcceptedHeading, all: readonly AcceptedHeading[]): boolean {
  const number = candidate.marker?.number;
  const until = number?.until;
  if (!number || until == null) return false;
  const below = all.filter(({ candidate: { at, marker } }) => {
    const first = marker?.number?.first;
    return at > candidate.at && first !== undefined && first >= number.first && first <= until;
  });
  return below.length >= 2;
}

/** A row of a scene list that says too little to be taken for a heading. */
const LISTED = /^(?:S\s*#|씬|#)?\s*\d{1,4}\s{2,}\S/;

/** How many rows of a list the run is, those between its headings among them. */
function rowsOf(run: readonly AcceptedHeading[], lines: readonly SourceLine[]): number {
  const [from, to] = [run[0]?.candidate.at ?? 0, run.at(-1)?.candidate.at ?? -1];
  const between = lines.slice(from, to).filter(({ text }) => LISTED.test(text)).length;
  return Math.max(run.length, between + 1);
}

function touches(a: AcceptedHeading, b: AcceptedHeading, lines: readonly SourceLine[]): boolean {
  const gap = b.candidate.at - a.candidate.at;
  // Numbers that start again begin the script itself.
  const rank = rankOf(b.candidate);
  if (rank >= 0 && rank <= rankOf(a.candidate)) return false;
  const between = lines.slice(a.candidate.at + 1, b.candidate.at);
  return (
    gap === 1 ||
    (gap <= 6 && between.every(({ text }) => LISTED.test(text))) ||
    (gap <= 6 && lines[a.candidate.at]?.inTable === true && lines[b.candidate.at]?.inTable === true)
  );
}

/** Whether most numbers of the run come again behind it; `lastAt`: where each number stands last. */
function comesAgain(
  run: readonly AcceptedHeading[],
  lastAt: ReadonlyMap<number, number>,
  lines: readonly SourceLine[],
): boolean {
  const end = run.at(-1)?.candidate.at ?? 0;
  const again = run.filter(({ candidate }) => {
    // `2  등대 계단  낮  은호`: the row of a table whose number alone marks nothing.
    const first = /^\d{1,4}(?=\s)/.exec(lines[candidate.at]?.text ?? '')?.[0];
    const rank = candidate.marker?.number || first === undefined ? rankOf(candidate) : Number(first) * 1e4;
    return candidate.family !== 'declared' && (lastAt.get(rank) ?? 0) > end;
  }).length;
  return again * 2 > run.length;
}
