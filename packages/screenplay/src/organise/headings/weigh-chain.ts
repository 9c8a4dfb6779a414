import type { SourceLine } from '../lines/source-line.ts';
import { looksLikePlace } from '../words/place-words.ts';
import { namesSection } from '../words/section-words.ts';
import type { HeadingCandidate } from './heading-candidates.ts';
import { rankOf } from './rising-chain.ts';
import { readSectionFacts } from './section-facts.ts';

/** One piece of evidence that lines are the headings of scenes: what it is, and its weight in log-odds. */
export interface Vote {
  readonly what: string;
  readonly weight: number;
}

/** How surely a run of candidates heads the scenes of a script, with the evidence it was weighed by. */
export interface ChainWeight {
  readonly votes: readonly Vote[];
  /** 0 to 1. */
  readonly odds: number;
}

/** What a marker says by itself: `S#` is written for scenes alone, a number for anything. */
const MARK: Readonly<Record<HeadingCandidate['family'], number>> = {
  declared: 4,
  keyword: 3,
  'S#': 2.2,
  씬: 2.2,
  n씬: 2.2,
  제n장: 0.6,
  part: 0.4,
  '#': 0.4,
  S: -0.6,
  상동: -1,
  bare: 0,
  flag: -1,
  '#이름': -1,
  wrapped: -1.2,
  'n-m': -2.8,
  'n.': -2.8,
};

/** From here on a marker is written for scenes: narrators, and files and tools in a storyboard, speak less
 * against it. */
const EXPLICIT_MARK = 2;

/** Numbers alone rise in every list. */
const LISTED: ReadonlySet<string> = new Set(['n.', 'n-m']);

/** OG27: weighs a chain of candidates by its marks, by what they say, by their numbers and by the text below them. */
export function weighChain(
  family: HeadingCandidate['family'],
  chain: readonly HeadingCandidate[],
  lines: readonly SourceLine[],
): ChainWeight {
  const share = (test: (candidate: HeadingCandidate) => boolean): number =>
    chain.length === 0 ? 0 : chain.filter(test).length / chain.length;
  const facts = readSectionFacts(
    chain.map((candidate) => candidate.at),
    lines,
  );
  const isSentence = ({ at, sentence }: HeadingCandidate): boolean =>
    sentence || (LISTED.has(family) && /[?？]/.test(lines[at]?.text ?? ''));
  const against = EXPLICIT_MARK > MARK[family] ? 1 : 0.4;
  const votes: Vote[] = [
    { what: '표시', weight: MARK[family] },
    { what: '시간·안팎이 적힌 제목', weight: 4 * share((c) => isStated(c) && !isSentence(c)) },
    { what: '장소 같은 제목', weight: 1.6 * share((c) => !isStated(c) && isPlace(c)) },
    { what: '상영 길이가 적힌 제목', weight: 2.5 * share((c) => c.tail.runningSeconds !== null) },
    { what: '문서의 항목 이름', weight: -4 * share((c) => namesSection(c.tail.setName ?? '')) },
    { what: '문장인 제목', weight: -2.5 * share(isSentence) },
    { what: '번호의 흐름', weight: weighNumbers(chain) * (LISTED.has(family) ? 0.4 : 1) },
    { what: '이름 아래의 말', weight: 3 * Math.min(1, facts.speaking / Math.max(1, facts.filled)) },
    { what: '지문다운 줄', weight: Math.min(2, 4 * facts.told) },
    { what: '설명하는 줄', weight: -Math.min(3, 5 * Math.max(0, facts.stated - 0.1)) * against },
    {
      what: '코드·주소·항목 번호',
      weight: -Math.min(3, 8 * facts.technical) * against,
    },
    { what: '글이 없는 제목', weight: -2.5 * (1 - facts.filled / Math.max(1, chain.length)) },
  ].filter(({ weight }) => weight !== 0);
  const sum = votes.reduce((all, { weight }) => all + weight, 0);
  return { votes, odds: 1 / (1 + Math.exp(-sum)) };
}

/** Says when, or formally where: a number in the margin, which any list may have, says neither. */
const isStated = ({ tail }: HeadingCandidate): boolean =>
  tail.keyword || tail.omitted || (tail.timeText !== null && tail.shape !== 'word');

const isPlace = ({ tail }: HeadingCandidate): boolean =>
  tail.setName !== null && looksLikePlace(tail.setName.replace(/\s*\([^)]*\)$/, ''));

/** A complete rising run from 1 in one form is the strongest evidence that there is; gaps and falls speak against it. */
function weighNumbers(chain: readonly HeadingCandidate[]): number {
  const ranks = chain.map(rankOf).filter((rank) => rank >= 0);
  if (ranks.length < 2) return 0;
  let [steps, breaks] = [0, 0];
  ranks.forEach((rank, i) => {
    const before = i === 0 ? 0 : (ranks[i - 1] as number);
    const step = rank - before;
    const restarts = rank % 1e8 === 1e4 && i > 0;
    if ((step > 0 && step <= 1e4) || restarts) steps += 1;
    else breaks += 1;
  });
  if (breaks === 0) return Math.min(1.6, 0.4 * ranks.length);
  return Math.max(-1.5, 1.2 * (steps / ranks.length) - 3 * (breaks / ranks.length));
}
