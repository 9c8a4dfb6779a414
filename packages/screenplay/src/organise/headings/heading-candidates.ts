import { columnsOf } from '@ddak/domain';
import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { CLOSING, isNote } from '../words/labels.ts';
import { looksLikePlace } from '../words/place-words.ts';
import { namesSection } from '../words/section-words.ts';
import { type HeadingMarker, type MarkerFamily, readMarker, textAfter } from './heading-marker.ts';
import { readAheadNumber, readHeadingNumber } from './heading-number.ts';
import { readTail } from './heading-tail.ts';
import type { HeadingTail } from './heading-tail-fields.ts';
import { namesOthers, readCutId } from './no-heading.ts';
import { findNumberRows } from './number-rows.ts';
import { findOwnMarkers } from './own-marker.ts';
import { blankOutRunningTime } from './running-time.ts';

/** A line that could be a heading, with what it would say if it were. */
export interface HeadingCandidate {
  /** Index into the source lines. */
  at: number;
  family: MarkerFamily | 'declared' | 'flag';
  marker: HeadingMarker | null;
  tail: HeadingTail;
  /** Says when, or formally where: what numbered lists and sentences rarely do. */
  evident: boolean;
  /** Reads like running text. */
  sentence: boolean;
  /** Bare, in brackets or behind a bullet. */
  decorated?: boolean;
  /** Names a cut of its scene. */
  isCut?: boolean;
}

const JOSA =
  /^(?:에서|에게|에는|에도|에|으로|로|의|과|와|은|는|이|가|을|를|도|만|부터|까지|처럼|번째|번|년|월|일|시|분|초|명|개|층|살|세)(?![가-힣]*\s*[-/(]\s*(?:낮|밤|D|N))/;
const SENTENCE_END = /(?:[다요까죠네지라군]\s*[.!?…]+|[.!?…]["'”’]|[?!])\s*$/;

/** Every line that could be a heading, in order. */
export function findCandidates(lines: readonly SourceLine[], trustKinds: boolean): HeadingCandidate[] {
  const found: HeadingCandidate[] = [];
  const numbers = findNumberRows(lines);
  const own = findOwnMarkers(lines);
  lines.forEach((line, at) => {
    const candidate = numbers.has(at)
      ? readNumberRow(line, at)
      : readCandidate(line, at, trustKinds, own.get(at) ?? null);
    if (candidate) found.push(candidate);
  });
  return withoutCuts(withoutDecorated(withoutActs(found, lines)));
}

/** `S1-C2`, `S#1_cut2. 카페`: a cut of scene 1. */
function readCut(
  text: string,
  at: number,
  { scene, length }: { scene: number; length: number },
): HeadingCandidate {
  const number = { first: scene, second: null, third: null, until: null, length: 0 };
  const base = { episode: null, rest: text.slice(length), restStart: length, misspelt: false };
  const tail = readTail(text.slice(length));
  return {
    at,
    family: 'S#',
    marker: { ...base, family: 'S#', number },
    tail,
    evident: false,
    sentence: false,
    isCut: true,
  };
}

/** Cuts are shots of scenes that are headed elsewhere; where nothing else heads any, the first of each scene opens it. */
function withoutCuts(found: HeadingCandidate[]): HeadingCandidate[] {
  const cuts = found.filter((one) => one.isCut);
  if (cuts.length === 0) return found;
  const others = found.filter(
    (one) => !one.isCut && (one.evident || (SCENES.has(one.family) && one.marker?.number)),
  );
  const scenes = new Set(cuts.map((one) => one.marker?.number?.first));
  if (others.length * 2 >= scenes.size) return found.filter((one) => !one.isCut);
  const first = new Set(
    cuts.filter((one, i) => one.marker?.number?.first !== cuts[i - 1]?.marker?.number?.first),
  );
  return found.filter((one) => !one.isCut || first.has(one));
}

/** A number whose place and time stand in the row below. */
function readNumberRow({ text }: SourceLine, at: number): HeadingCandidate | null {
  const number = readHeadingNumber(text);
  if (!number) return null;
  const base = { episode: null, rest: '', restStart: text.length, misspelt: false };
  const marker: HeadingMarker = { ...base, family: 'n.', number };
  return { at, family: 'n.', marker, tail: readTail(''), evident: true, sentence: false };
}

/** Marks that open headings in a script that has acts above its scenes. */
const SCENES: ReadonlySet<string> = new Set(['declared', 'S#', '씬', 'n씬', '제n장', 'S']);
const ACT = /^[\s<〈【[(-]*제\s*\d{1,3}\s*막/;

/** `제1막` above `제1장`: a part of the script, where its scenes are chapters. */
function withoutActs(found: HeadingCandidate[], lines: readonly SourceLine[]): HeadingCandidate[] {
  const isAct = ({ at }: HeadingCandidate): boolean => ACT.test(lines[at]?.text ?? '');
  const chapters = found.some((one) => SCENES.has(one.family) && !isAct(one));
  return chapters ? found.filter((one) => one.family !== '제n장' || !isAct(one)) : found;
}

function readCandidate(
  line: SourceLine,
  at: number,
  trustKinds: boolean,
  own: HeadingMarker | null,
): HeadingCandidate | null {
  // A note is one in every file; the rows of a storyboard say themselves what they are.
  if (line.set || line.kind === 'note') return null;
  const declared = trustKinds && (line.kind === 'heading' || isMistakenCue(line));
  if (trustKinds && line.kind !== null && !declared) return null;
  if (!declared && (columnsOf(line.text.replace(/\s{3,}/g, '  ')) > 110 || line.align === 'right'))
    return null;
  const { text } = line;
  if (LEADERS.test(text) || isTableHead(text) || (!declared && namesOthers(text))) return null;
  if (GONE.test(text) && line.sceneNumber === null) return null;
  const cut = declared ? null : readCutId(text);
  if (cut) return readCut(text, at, cut);
  const known = readMarker(text);
  const marker = withMarginNumber(known?.number ? known : (own ?? known), text, line.sceneNumber);
  const tail = readTail(marker ? (own === marker ? own.rest : textAfter(text, marker)) : text);
  const evident =
    line.sceneNumber !== null ||
    tail.keyword ||
    tail.omitted ||
    (tail.timeText !== null && tail.shape !== 'word');
  const base = { at, marker, tail, evident, sentence: isSentence(text, marker) };
  if (declared) return { ...base, family: 'declared' };
  if (marker) return gluedToJosa(text, marker) ? null : { ...base, family: marker.family };
  if (looksBare(line, tail)) return { ...base, family: 'bare' };
  const wrapped = readWrapped(line);
  if (wrapped) return { ...base, tail: wrapped, family: 'wrapped', sentence: false };
  return looksFlagged(line, tail) ? { ...base, family: 'flag' } : readDecorated(line, base);
}

/** Declared a name, which no INT. or EXT. begins: writing programs take it for one by its capitals. */
const isMistakenCue = ({ kind, text }: SourceLine): boolean =>
  kind === 'character' && /^(?:INT|EXT)[./]/.test(text);

const WRAPPED = /^([-–—]{1,3})\s*([^\s\d-].{0,28}?[^\s-])\s*\1$|^[<〈《【]\s*(\S.{0,28}?)\s*[>〉》】]$/;

/** `-부두 창고-`, `【부두 창고】`: a place between two signs, and no more. */
function readWrapped({ text, inTable }: SourceLine): HeadingTail | null {
  const found = WRAPPED.exec(text);
  const inner = found?.[2] ?? found?.[3];
  if (inTable || inner === undefined || isNote(text) || /[.?!…:]|[가-힣]다$/.test(inner)) return null;
  const tail = readTail(inner);
  return tail.setName === null || namesSection(tail.setName) || CLOSING.test(text) ? null : tail;
}

const DECORATED = /^(?:[[<(〈《【〔「]\s*(.+?)\s*[\]>)〉》】〕」]|[-*•·>]\s+(.+))$/;

/** `[카페 / 낮]`, `- 카페 / 낮`. */
function readDecorated(
  line: SourceLine,
  base: Pick<HeadingCandidate, 'at' | 'evident' | 'sentence'>,
): HeadingCandidate | null {
  const found = DECORATED.exec(line.text);
  const text = found?.[1] ?? found?.[2];
  if (text === undefined) return null;
  const tail = readTail(text);
  const bare = looksBare({ ...line, text }, tail);
  return bare ? { ...base, marker: null, tail, family: 'bare', evident: true, decorated: true } : null;
}

/** The parts of a montage and captions look so too: believed where nothing else heads a scene. */
function withoutDecorated(found: HeadingCandidate[]): HeadingCandidate[] {
  const decorated = found.filter((one) => one.decorated);
  const others = found.some(
    (one) => !one.decorated && (one.marker?.number || SCENES.has(one.family) || one.evident),
  );
  return decorated.length >= 3 && !others ? found : found.filter((one) => !one.decorated);
}

/** `SCENE DELETED`: no number stays that would be kept as 결번. */
const GONE =
  /^[([]?(?:scenes?\s+)?(?:deleted|omitted|cut)(?:\s+scenes?)?[)\]]?\.?$|^[([]?씬\s*(?:삭제|결번)[)\]]?$/i;

/** A line of the contents: dots that lead to a page number. */
const LEADERS = /(?:[·.…‥ㆍ・]\s?){4,}\s*\d{1,4}$|\S\s*(?:[·.‥ㆍ・]\s?){5,}\s*\S.{0,40}$/;

const COLUMNS =
  /^(?:S\s*#|#|NO\.?|씬|신|번호|씬\s?번호|장소|시간|때|낮밤|D\/?N|I\/?E|내외|인물|등장인물|출연|내용|줄거리|분량|쪽|페이지|비고|소품|의상|날짜|회차|SCENE|LOCATION|TIME|DAY|CAST|PAGES?|NOTES?)$/i;

/** `S#  장소  시간  인물`: what the columns of a scene list are called. */
function isTableHead(text: string): boolean {
  const words = text.split(/\s*[|/\t]\s*|\s+/).filter((word) => word !== '');
  return words.length >= 3 && words.every((word) => COLUMNS.test(word));
}

/** The number beside the text (FDX, `#12#`, a margin) where the text has none of its own. */
function withMarginNumber(
  marker: HeadingMarker | null,
  text: string,
  beside: string | null,
): HeadingMarker | null {
  if (beside === null || marker?.number) return marker;
  const number = readAheadNumber(beside.toUpperCase()) ?? readHeadingNumber(beside);
  if (!number) return marker;
  return marker
    ? { ...marker, number }
    : { family: 'n.', number, episode: null, rest: text, restStart: 0, misspelt: false };
}

/** `S#3에서 본 카페`: a number inside a sentence, not a heading. */
function gluedToJosa(text: string, marker: HeadingMarker): boolean {
  if (marker.number === null) return false;
  if (marker.restStart === 0) return false;
  const before = foldWidth(text).charAt(marker.restStart - 1);
  return /[\d가-힣A-Za-z]/.test(before) && JOSA.test(marker.rest);
}

function isSentence(text: string, marker: HeadingMarker | null): boolean {
  const rest = marker ? marker.rest : text;
  return rest.length > 8 && SENTENCE_END.test(rest);
}

/** Whether the time stands at an end of the line, or nothing but marks (회상, 안) stands behind it. */
function standsAtEnd(text: string, timeText: string, setName: string): boolean {
  const bare = text.replace(/[\s)\]}.]+$/, '').toUpperCase();
  const time = timeText.toUpperCase().replace(/[\s)\]}.]+$/, '');
  const at = bare.lastIndexOf(time);
  if (bare.startsWith(time)) return true;
  const behind = bare.length - at - time.length;
  return at >= 0 && (behind <= 8 || (behind <= 24 && bare.indexOf(setName.toUpperCase()) < at));
}

/** What a heading of nothing but place and time does not have. */
const NOT_BARE = /(?<!\d):|:(?!\d)|[?!…]|^[(#@>*"“”'‘’-]|["“”'‘’]$/;

const FLAG_OPENS =
  /^[([<]?\s*(?:회상|플래시\s?백|플래쉬\s?백|몽타주|몽타쥬|인서트|인써트|MONTAGE|FLASHBACK|INSERT)\s*(?:[)\]>]|\s[-–]\s|\s\(|$)/i;

const FLAG_ENDS = /\S\s*\((?:회상|플래시\s?백|몽타주|인서트|MONTAGE|FLASHBACK|INSERT)\)$/i;

/** `몽타주 - 15초`, `(인서트) 휴대폰 화면`: a heading only where headings are as short. */
function looksFlagged(line: SourceLine, tail: HeadingTail): boolean {
  if (tail.flags.length === 0 || line.inTable || columnsOf(line.text) > 50) return false;
  return (FLAG_OPENS.test(line.text) || FLAG_ENDS.test(line.text)) && !/[.:?!…,]/.test(line.text);
}

/** Place and time and nothing else: `카페/D`, `카페 (낮)`, `거실 - 밤`. */
function looksBare(line: SourceLine, tail: HeadingTail): boolean {
  if (line.inTable) return false;
  const { setName, timeText, shape } = tail;
  if (setName === null || timeText === null || shape === null || shape === 'word') return false;
  if (columnsOf(line.text) > 64 || columnsOf(setName) > 44 || line.text.includes('\t') || isNote(line.text))
    return false;
  // `수진 (E)`, `준호 (N)` are cues: a lone letter needs a place before it, and the time has to stand at an end.
  if (/^[DNME]$/i.test(timeText) && shape === 'paren' && !looksLikePlace(setName)) return false;
  // `0:12 - 화면 전환`: the time code of a shot.
  if (shape === 'first' && /^\d{1,2}:\d{2}/.test(timeText)) return false;
  if (shape !== 'first' && !standsAtEnd(line.text, timeText, setName)) return false;
  const bare = blankOutRunningTime(line.text)
    .trim()
    .replace(/^[([](?:회상|F\.?B\.?|플래시백|꿈|과거|현재)[)\]]\s*/i, '');
  if (NOT_BARE.test(bare) || SENTENCE_END.test(bare)) return false;
  const words = setName.split(/\s+/);
  const phrase =
    words.length > 1 && /(?:다|요|며|고|는|은|을|를|면서)$/.test(setName) && !looksLikePlace(setName);
  return !phrase && words.filter((word) => /[가-힣A-Za-z\d]/.test(word)).length <= 7;
}
