import { foldWidth } from '../lines/normalise-text.ts';
import { leadingSetting } from '../words/setting-words.ts';
import {
  type HeadingNumber,
  readAheadNumber,
  readHeadingNumber,
  readSpelledNumber,
} from './heading-number.ts';
import { readTail } from './heading-tail.ts';

/**
 * How a heading announces itself. Numbered: `S#1`, `S1`, `씬1`, `1씬`, `#1`, `제1장`, `1.`, `1-1` (dash). Without a
 * number: a keyword (`INT.`, `실내.`), `#이름`, `상동`, or nothing but place and time (`카페/D`, bare).
 */
export type MarkerFamily =
  | 'S#'
  | 'S'
  | '씬'
  | 'n씬'
  | '#'
  | '제n장'
  | 'n.'
  | 'n-m'
  | 'keyword'
  | '#이름'
  | '상동'
  | 'part'
  | 'wrapped'
  | 'bare';

export interface HeadingMarker {
  family: MarkerFamily;
  number: HeadingNumber | null;
  episode: number | null;
  /** What follows the marker, folded, and where it starts in the given text. */
  rest: string;
  restStart: number;
  /** The marker's letters are not quite what they should be (`씐4`, `S3#`). */
  misspelt: boolean;
}

/** Signs and pictures before a marker, and the number of a section whose title is a scene's: `3-2. Scene 1`. */
const DECORATION =
  /^(?:[\s=_*~■□●◎◆◇★☆▣◈※•▶▷►>]|\p{Extended_Pictographic}|\uFE0F|\u200D)*(?:-{2,}\s*)?(?:#{1,6}\s+(?=[[【〔<〈《「『{(]))?[[【〔<〈《「『{(]?\s*(?:#{1,6}\s+(?=[^\d\s]))?(?:[\s*_~]|\p{Extended_Pictographic}|\uFE0F|\u200D)*(?:\d{1,2}(?:[-.]\d{1,2})*[.)]?\s+(?=(?:scene|씬|장면|S\s?#|SC\.?)\s*#?\s*\d))?/iu;
const EPISODE_PREFIX =
  /^(?:(?:EP(?:ISODE)?\.?\s*#?\s*|제\s*)?(\d{1,3})\s*(?:부|회|화)\s*[-.,/]?\s*|EP(?:ISODE)?\.?\s*#?\s*(\d{1,3})\s*[-.,/]?\s*)(?=(?:S\s*#|S\d|씬|신|scene|#\s*\d))/i;

const OMITTED = /^\s+\(?(?:OMIT(?:TED)?|결번|삭제)\)?\s*$/i;
/** Whether a line has a time of day set apart, at its end: `카페 (낮)`, `카페/N`, `카페 (D/I)`. */
function endsWithTime(text: string): boolean {
  if (!/[(/,|[\t-]/.test(text) || text.length > 60) return false;
  const { timeText, shape, setName } = readTail(text.replace(/\s\d{1,4}[A-Z]?$/, ''));
  return timeText !== null && setName !== null && shape !== 'word' && shape !== 'first';
}

interface NumberedFamily {
  family: MarkerFamily;
  lead: RegExp;
  misspelt?: boolean;
  /** The number is written as a word. */
  spelled?: boolean;
}

const NUMBERED: readonly NumberedFamily[] = [
  { family: 'S#', lead: /^S\s*[./]?\s*#\s*[.\-:]?\s*/i },
  {
    family: '씬',
    lead: /^(?:씬|신|쎈|장면|scene|sc\.|sc(?=\s*#?\s*\d))\s*(?:넘버|번호|no\.?)?\s*[#.:/-]?\s*(?=\d)/i,
  },
  { family: 'S', lead: /^S\s*[.-]?\s*(?=\d)/ },
  { family: 'S', lead: /^s(?=\d{1,4}\s*[.,)\-/ ])/ },
  { family: 'S#', lead: /^#\s*S\s*[#.]?\s*(?=\d)/i },
  { family: '씬', lead: /^#\s*(?:씬|신|장면|scene)\s*[#.]?\s*(?=\d)/i },
  { family: '씬', lead: /^(?:씬|scene)\s+(?=[가-힣A-Z])/i, spelled: true },
  {
    family: 'part',
    lead: /^(?:segment|세그먼트|시퀀스|시퀸스|sequence|seq\.?|sq\.?|파트|part)\s*[#.:-]?\s*(?=\d)/i,
  },
  { family: '제n장', lead: /^#{1,6}\s*(?=\d{1,3}\s*(?:장|막|씬|신)\s*#)/ },
  { family: 'n.', lead: /^#{1,6}\s+(?=\d{1,3}[.)]\s)/ },
  { family: '#', lead: /^#\s*[.]?\s*(?=\d)(?!\d+(?:번|층|호|학년|단지|호선|차)\s?[가-힣])/ },
  { family: '제n장', lead: /^제\s*(?=\d{1,4}\s*(?:장|씬|신|막)(?![가-힣]))/ },
  {
    family: 'S#',
    lead: /^(?:S[%$@*]\s*|5#\s*|\$#\s*|S\s*[＃♯井]\s*|S#\s*[lI|](?=\d)|씬#\s*)(?=\d)/,
    misspelt: true,
  },
  {
    family: '씬',
    lead: /^(?:씐|씸|씻|싄|씨|싼|썬|씬ㄴ|쎅|seen|sceen|scen|scnee|sence)\s*[#.]?\s*(?=\d)/i,
    misspelt: true,
  },
];

/** What heading marker a line opens with, or null. `text` is one line as the file has it. */
export function readMarker(text: string): HeadingMarker | null {
  const folded = foldWidth(text);
  const decoration = DECORATION.exec(folded)?.[0].length ?? 0;
  const body = folded.slice(decoration);
  const episodeMatch = EPISODE_PREFIX.exec(body);
  const start = decoration + (episodeMatch?.[0].length ?? 0);
  const episode = episodeMatch ? Number(episodeMatch[1] ?? episodeMatch[2]) : null;
  const marked =
    numberedMarker(folded, start) ?? plainNumberMarker(folded, start) ?? namedMarker(folded, start);
  return marked ? { ...marked, episode } : null;
}

type Found = Omit<HeadingMarker, 'episode'>;

function numberedMarker(folded: string, start: number): Found | null {
  const body = folded.slice(start);
  for (const { family, lead, misspelt, spelled } of NUMBERED) {
    const opened = lead.exec(body);
    if (!opened) continue;
    const written = body.slice(opened[0].length);
    const number = spelled
      ? readSpelledNumber(written)
      : (readHeadingNumber(written) ?? (family === 'S#' ? readInserted(written) : null));
    if (!number) continue;
    const after = opened[0].length + number.length;
    if (family === '제n장') return finishChapter(folded, start + after, number);
    return finish(folded, start + after, family, number, misspelt ?? false);
  }
  const unnumbered = /^(?:S\s*#|씬\s*#)\s*[.:]?\s*(?=[가-힣A-Z(])/.exec(body);
  return unnumbered
    ? { ...finishAt(folded, start + unnumbered[0].length), family: 'S#', number: null, misspelt: false }
    : null;
}

/** `제6장`, `제6장-1`: the unit, and a sub-scene behind it. */
function finishChapter(folded: string, at: number, number: HeadingNumber): Found {
  const unit = /^\s*(?:장|씬|신|막)(?:\s*-\s*(\d{1,2}|[A-Z가-하])(?![가-힣A-Za-z\d]))?/.exec(
    folded.slice(at),
  );
  const second = unit?.[1] ?? number.second;
  return finish(folded, at + (unit?.[0].length ?? 0), '제n장', { ...number, second }, false);
}

/** `1씬.`, `1. …`, `1) …`, `1-1 …`: a number alone, which needs the rest of the document to be believed. */
function plainNumberMarker(folded: string, start: number): Found | null {
  const body = folded.slice(start);
  const number = readHeadingNumber(body) ?? aheadOfKeyword(body);
  if (!number) return null;
  const after = body.slice(number.length);
  const keycap = /^\uFE0F?\u20E3(?=\s*\S)/.exec(after);
  if (keycap) return finish(folded, start + number.length + keycap[0].length, 'n.', number, false);
  // `12.1`: decimals and sections of any text look so too.
  if (number.pointed)
    return endsWithTime(after) ? finish(folded, start + number.length, 'n.', number, false) : null;
  const unit = /^\s*(?:씬|신)(?=[\s.:,)\]/-]|$)/.exec(after);
  if (unit) return finish(folded, start + number.length + unit[0].length, 'n씬', number, false);
  const chapter = /^\s*장(?=\s*[.:)\]】〕>}〉》]|\s+\S)/.exec(after);
  if (chapter && endsWithTime(after.slice(chapter[0].length)))
    return finish(folded, start + number.length + chapter[0].length, '제n장', number, false);
  const dashed = number.second !== null && /^\d/.test(number.second);
  if (dashed && /^(?:[.):\]]\s*|\s+|$)/.test(after))
    return finish(folded, start + number.length, 'n-m', number, false);
  if (/^\s*[.)\]】〕>}〉》」』](?:\s*\S|\s*$)/.test(after) || /^\s+(?:INT|EXT|I\/E)\b/i.test(after))
    return finish(folded, start + number.length, 'n.', number, false);
  // `12A 카페`, `12 카페 (낮)`: no mark after the number at all; the time at the end has to speak for it.
  if (/^\s*[,:]\s*\S/.test(after) && endsWithTime(after))
    return finish(folded, start + number.length, 'n.', number, false);
  const spaced = number.second !== null && number.second === body.charAt(number.length - 1) && !dashed;
  if (/^\s+\S/.test(after) ? spaced || endsWithTime(after) || OMITTED.test(after) : spaced && after === '')
    return finish(folded, start + number.length, 'n.', number, false);
  return null;
}

/** `S#A24. 두만강`; `S#B1 주차장` lies below the ground. */
function readInserted(written: string): HeadingNumber | null {
  const number = readAheadNumber(written);
  const floor = /^\s*(?:층|주차|계단|홀|로비|복도|창고|기계|엘리)/.test(written.slice(number?.length ?? 0));
  return number && !(/^B\d$/.test(written.slice(0, number.length)) && floor) ? number : null;
}

/** `A17 INT. HALL`: only a keyword right behind it tells such a number from a name. */
function aheadOfKeyword(body: string): HeadingNumber | null {
  const number = readAheadNumber(body);
  return number && leadingSetting(body.slice(number.length).trimStart())?.strong ? number : null;
}

function namedMarker(folded: string, start: number): Found | null {
  const body = folded.slice(start);
  const base = { number: null, misspelt: false };
  const same = /^(?:상동|동상|상 동)(?=[\s.,(/\-:]|$)|^동\s*[.,]\s*(?=\S)/.exec(body);
  if (same) return { ...base, family: '상동', rest: body, restStart: start };
  if (leadingSetting(body)?.strong) return { ...base, family: 'keyword', rest: body, restStart: start };
  const hash = /^#\s*(?=[^\s#\d!]|\d+(?:번|층|호|학년|단지|호선|차)\s?[가-힣])/.exec(folded.trimStart());
  if (!hash) return null;
  const restStart = folded.length - folded.trimStart().length + hash[0].length;
  return { ...base, family: '#이름', rest: folded.slice(restStart), restStart };
}

/** What follows a heading's marker, as the file has it; without the number that is repeated at the right margin. */
export function textAfter(text: string, marker: HeadingMarker): string {
  const rest = text.slice(marker.restStart);
  const repeated = /^(.*\S)\s+(\d{1,4})[A-Z]?\.?$/.exec(rest);
  return repeated?.[1] && Number(repeated[2]) === marker.number?.first ? repeated[1] : rest;
}

function finish(
  folded: string,
  end: number,
  family: MarkerFamily,
  number: HeadingNumber,
  misspelt: boolean,
): Found {
  return { ...finishAt(folded, end), family, number, misspelt };
}

function finishAt(folded: string, end: number): { rest: string; restStart: number } {
  const gap =
    /^(?:\s*(?:씬|신)(?=[\s.:,)\]]))?(?:\s*(?:[.:)\]】〕>}〉》」』=,_/|#-]|\uFE0F|\u20E3)+)*\s*/.exec(
      folded.slice(end),
    )?.[0].length ?? 0;
  return { rest: folded.slice(end + gap), restStart: end + gap };
}
