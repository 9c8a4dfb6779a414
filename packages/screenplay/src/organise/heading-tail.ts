import type { Setting, TimeOfDay } from '@ddak/domain';
import { foldWidth } from './normalise-text.ts';
import { settingOfPlace } from './words/place-words.ts';
import { leadingSetting, readSetting } from './words/setting-words.ts';
import { readStoryFlag, type StoryFlag, saysOmitted } from './words/story-flags.ts';
import { readTime } from './words/time-words.ts';

/** How the time of day hangs on the place: the shape that a document's headings share. */
export type TailShape = 'paren' | 'dash' | 'slash' | 'comma' | 'dot' | 'word' | 'gap' | 'alone';

export interface HeadingTail {
  setName: string | null;
  setting: Setting | null;
  settingGuessed: boolean;
  timeOfDay: TimeOfDay | null;
  timeText: string | null;
  relativeTime: boolean;
  omitted: boolean;
  flags: StoryFlag[];
  /** `상동`: the place before; `동. 부엌`: another room of the place before. */
  same: 'whole' | 'part' | null;
  shape: TailShape | null;
  /** A formal INT./실내. keyword opens the tail. */
  keyword: boolean;
}

interface Piece {
  text: string;
  start: number;
  end: number;
  by: TailShape;
}

/** No heading is longer; what is, is a paragraph that a file declares a heading. */
const LONGEST = 300;
const WEATHER = /^(?:비|눈|맑음|흐림|안개|바람|폭우|소나기|비바람|RAIN|SNOW|FOG)$/i;
const BOTH_SETTINGS = /(?:안\s*\/\s*밖|밖\s*\/\s*안|실내\s*\/\s*실외|내부\s*\/\s*외부)\s*$/;

/**
 * Reads place, inside or outside, and time from what follows a heading's marker. `text` as the file has it.
 * Never fails: what it does not know stays part of the place.
 */
export function readTail(text: string): HeadingTail {
  const tail: HeadingTail = {
    setName: null,
    setting: null,
    settingGuessed: false,
    timeOfDay: null,
    timeText: null,
    relativeTime: false,
    omitted: false,
    flags: [],
    same: null,
    shape: null,
    keyword: false,
  };
  const trimmed = text.slice(0, LONGEST).replace(/[\s=_*\]】>〉》」}]+$/, '');
  let folded = foldWidth(trimmed);
  folded = takeOpening(folded, tail);
  folded = takeLetters(folded, tail);
  folded = blankOutParens(folded, tail);
  const places = splitPieces(folded).filter((piece) => !classify(piece.text, piece.by, tail));
  setPlace(trimmed, folded, places, tail);
  return tail;
}

/** Takes `INT.`, `회상)` and `상동` from the front, leaving spaces so that positions hold. */
function takeOpening(folded: string, tail: HeadingTail): string {
  let text = folded;
  const flagged = /^\s*([가-힣A-Za-z]{1,6})\s*\)\s*/.exec(text);
  const flag = flagged?.[1] ? readStoryFlag(flagged[1]) : null;
  if (flagged && flag) {
    tail.flags.push(flag);
    text = ' '.repeat(flagged[0].length) + text.slice(flagged[0].length);
  }
  const same =
    /^\s*(?:상\s*동|동상|동\s*장소|같은\s*(?:장소|곳)|위와\s*같음|SAME PLACE)(?=[\s.,(/\-:]|$)[\s.,:-]*/i.exec(
      text,
    );
  const part = /^\s*동\s*[.,]\s*(?=\S)/.exec(text);
  const taken = same ?? part;
  if (taken) {
    tail.same = same ? 'whole' : 'part';
    text = ' '.repeat(taken[0].length) + text.slice(taken[0].length);
  }
  const indent = text.length - text.trimStart().length;
  const keyword = leadingSetting(text.slice(indent));
  if (!keyword) return text;
  tail.setting = keyword.setting;
  tail.keyword = keyword.strong;
  const cut = indent + keyword.length;
  return ' '.repeat(cut) + text.slice(cut);
}

const LETTER_TIMES: Readonly<Record<string, TimeOfDay>> = { D: 'day', N: 'night', M: 'dawn', E: 'sunset' };

/** `시장 D/E`, `거실 I/N` at the end: time and place by one letter each, where E is 저녁 or outside by its place. */
function takeLetters(folded: string, tail: HeadingTail): string {
  const match =
    /(?<=\s|^|\()(?:([DNME])\s*[/,]\s*(I\/E|[IEO])|(I\/E|[IEO])\s*[/,]\s*([DNM]))(?=\s*\)?\s*$)/.exec(folded);
  const time = match?.[1] ?? match?.[4];
  const setting = match?.[2] ?? match?.[3];
  if (!match || !time || !setting) return folded;
  tail.timeOfDay = LETTER_TIMES[time] ?? null;
  tail.timeText = time;
  tail.shape = 'slash';
  tail.setting = setting === 'I/E' ? 'INT/EXT' : setting === 'I' ? 'INT' : 'EXT';
  const opens = folded.charAt(match.index - 1) === '(' ? 1 : 0;
  return folded.slice(0, match.index - opens).padEnd(folded.length);
}

/** Reads every (…) and […]; blanks out those that say when, where or how, and years; leaves names of places. */
function blankOutParens(folded: string, tail: HeadingTail): string {
  return folded.replace(/[([<{]([^()[\]<>{}]*)[)\]>}]/g, (whole, inner: string, at: number) => {
    const pieces = splitPieces(inner);
    const left = pieces.filter((piece) => !classify(piece.text, 'paren', tail));
    const understood = left.length < pieces.length || /^\s*\d{4}/.test(inner);
    const nothingBefore = folded.slice(0, at).trim() === '';
    return understood || nothingBefore ? ' '.repeat(whole.length) : whole;
  });
}

const TIME_RANGE =
  /(?:낮|밤|새벽|아침|오전|오후|저녁|노을|DAY|NIGHT|DAWN|DUSK|[DNME])\s*(?:->|→)\s*(?=낮|밤|새벽|아침|오전|오후|저녁|노을|DAY|NIGHT|DAWN|DUSK|[DNME](?![A-Z]))/gi;
const SEPARATOR =
  /(\s*(?:->|→|=>)\s*|\s+[-_]+\s*|\s*-\s+)|(\s*[/|]\s*)|(\s*(?:[,;]|(?<!\d):|:(?!\d))\s*)|(\.\s+|\.$|\.(?=[가-힣]))|(\t+|\s{2,})/g;

function splitPieces(text: string): Piece[] {
  const masked = text
    .replace(BOTH_SETTINGS, (found) => found.replace('/', '\u0001'))
    .replace(TIME_RANGE, (found) => found.replace(/->|→/, (arrow) => '\u0001'.repeat(arrow.length)));
  const pieces: Piece[] = [];
  let from = 0;
  let by: TailShape = 'alone';
  for (const found of masked.matchAll(SEPARATOR)) {
    push(pieces, text, from, found.index, by);
    from = found.index + found[0].length;
    by = found[1] ? 'dash' : found[2] ? 'slash' : found[3] ? 'comma' : found[4] ? 'dot' : 'gap';
  }
  push(pieces, text, from, text.length, by);
  return pieces;
}

function push(pieces: Piece[], text: string, from: number, to: number, by: TailShape): void {
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  if (trimmed !== '')
    pieces.push({ text: trimmed, start: from + lead, end: from + lead + trimmed.length, by });
}

/** True when the phrase says something other than the place; `tail` then knows it. */
function classify(written: string, by: TailShape, tail: HeadingTail): boolean {
  // `카페/d`: after a slash or in parentheses a lone letter is a mark, whatever its case.
  const phrase =
    /^[dnme]$/.test(written) && (by === 'slash' || by === 'paren') ? written.toUpperCase() : written;
  if (/^E\.?$/.test(phrase) && tail.timeText !== null && tail.setting === null) {
    tail.setting = 'EXT';
    return true;
  }
  const time = readTime(phrase);
  if (time) {
    if (tail.timeOfDay === null && (time.timeOfDay !== null || tail.timeText === null)) {
      // 'E/D': the E read first as 저녁 was outside after all.
      tail.timeOfDay = time.timeOfDay;
      tail.timeText = phrase;
      tail.relativeTime = time.relative;
      tail.shape = by;
    } else if (tail.timeText === 'E' && /^[DNM]$/.test(phrase)) {
      tail.setting ??= 'EXT';
      tail.timeOfDay = time.timeOfDay;
      tail.timeText = phrase;
    }
    return true;
  }
  const setting = readSetting(phrase);
  if (setting) {
    tail.setting = tail.setting && tail.setting !== setting ? 'INT/EXT' : setting;
    return true;
  }
  if (saysOmitted(phrase)) {
    tail.omitted = true;
    return true;
  }
  const flag = readStoryFlag(phrase);
  if (flag) {
    if (!tail.flags.includes(flag)) tail.flags.push(flag);
    return true;
  }
  if (tail.timeText !== null && (WEATHER.test(phrase) || /^(?:[LOS]|로케|오픈|세트)$/.test(phrase)))
    return true;
  if (/^(?:19|20)\d{2}년?(?:\s*(?:봄|여름|가을|겨울|\d{1,2}월.*))?$/.test(phrase)) return true;
  return (
    /^(?:약\s*)?\d+\s*(?:초|분|sec|min|s|m|"|')\.?$/i.test(phrase) ||
    /^(?:DAY|D|제?)\s*-?\s*\d+\s*(?:일차|일째)?$/i.test(phrase)
  );
}

function setPlace(original: string, folded: string, places: Piece[], tail: HeadingTail): void {
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) {
    if (tail.flags[0] && !tail.omitted && tail.same === null) tail.setName = tail.flags[0];
    return;
  }
  const span = folded.slice(first.start, last.end);
  const whole = !/\s{3,}/.test(span) && readsThrough(folded, places);
  const start = first.start;
  let text = whole
    ? original.slice(start, last.end)
    : places.map((p) => original.slice(p.start, p.end)).join(' ');
  if (tail.timeText === null) text = cutTrailingTime(text, tail);
  text = cutTrailingSetting(text, tail);
  text = text.replace(/^(?:\s|\p{Extended_Pictographic}|\uFE0F)+/u, '').replace(/[\s.,/:-]+$/, '');
  if (/^[가-힣\s]+에서$/.test(text)) text = text.slice(0, -2);
  tail.setName = text.trim() === '' ? null : text.trim();
  guessSetting(tail);
}

/** Whether nothing that was understood stands between the first and the last place piece. */
function readsThrough(folded: string, places: Piece[]): boolean {
  return places.every((piece, i) => {
    const next = places[i + 1];
    return !next || !/[가-힣A-Za-z]/.test(folded.slice(piece.end, next.start));
  });
}

function cutTrailingTime(text: string, tail: HeadingTail): string {
  const words = text.split(/\s+/);
  for (const take of [3, 2, 1]) {
    if (words.length <= take) continue;
    const phrase = words.slice(-take).join(' ');
    const time = readTime(phrase);
    if (!time || (take === 1 && /^[A-Z]$/.test(phrase) && words.length < 2)) continue;
    tail.timeOfDay = time.timeOfDay;
    tail.timeText = phrase;
    tail.relativeTime = time.relative;
    tail.shape = 'word';
    return text.slice(0, text.lastIndexOf(words.at(-take) as string)).trimEnd();
  }
  return text;
}

/** `카페 내부`, `카페 실내`: the formal word is no part of the name; `차 안` is. */
function cutTrailingSetting(text: string, tail: HeadingTail): string {
  const both = BOTH_SETTINGS.exec(text);
  if (both && both.index > 0) {
    tail.setting = 'INT/EXT';
    return text.slice(0, both.index).trimEnd();
  }
  const formal = /^(.+?)\s+(실내|실외|내부|외부|INT\.?|EXT\.?)$/i.exec(text);
  if (!formal?.[1] || !formal[2]) return text;
  tail.setting ??= readSetting(formal[2]);
  return formal[1];
}

function guessSetting(tail: HeadingTail): void {
  if (tail.setting !== null || tail.setName === null) return;
  const found = settingOfPlace(tail.setName.replace(/\s*\([^)]*\)$/, ''));
  if (!found) return;
  tail.setting = found.setting;
  tail.settingGuessed = found.guessed;
}
