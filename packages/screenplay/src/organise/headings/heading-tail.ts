import type { TimeOfDay } from '@ddak/domain';
import { foldWidth } from '../lines/normalise-text.ts';
import { settingOfPlace } from '../words/place-words.ts';
import { leadingSetting, readSetting } from '../words/setting-words.ts';
import { readStoryFlag, saysOmitted } from '../words/story-flags.ts';
import { readTime, type TimeReading } from '../words/time-words.ts';
import type { HeadingTail } from './heading-tail-fields.ts';
import { pickPlaces } from './pick-places.ts';
import { blankOutPages, blankOutRunningTime, readRunningRange, readRunningSeconds } from './running-time.ts';
import { isShot } from './shot-words.ts';
import { splitPieces, type TailShape } from './tail-pieces.ts';
import { setPlace } from './tail-place.ts';

/** No heading is longer; what is, is a paragraph that a file declares a heading. */
const LONGEST = 300;
const WEATHER = /^(?:비|눈|맑음|흐림|안개|바람|폭우|소나기|비바람|RAIN|SNOW|FOG)$/i;

/**
 * Reads place, inside or outside, and time from what follows a heading's marker. `text` as the file has it.
 * Never fails: what it does not know stays part of the place.
 */
export function readTail(text: string): HeadingTail {
  const folded = foldWidth(cutClosing(text.slice(0, LONGEST)));
  const seconds = readRunningSeconds(folded);
  const tail = readWithout(text, blankOutRunningTime(folded), seconds);
  const range = readRunningRange(folded);
  if (!range || tail.timeText === null) return tail;
  // `낮 (2:10~3:40)`: beside a word that tells the time, from where to where is no clock.
  const told = readWithout(text, blankOutRunningTime(folded, true), range.to - range.from);
  return told.timeText === null ? tail : told;
}

/** Reads a tail of which running time has been blanked out. */
function readWithout(text: string, blanked: string, runningSeconds: number | null): HeadingTail {
  const tail: HeadingTail = {
    runningSeconds,
    timeByClock: false,
    setName: null,
    setting: null,
    settingGuessed: false,
    timeOfDay: null,
    timeText: null,
    relativeTime: false,
    storyTime: null,
    omitted: false,
    flags: [],
    same: null,
    sameAs: null,
    shape: null,
    keyword: false,
  };
  const trimmed = cutClosing(text.slice(0, LONGEST));
  let folded = blankOutPages(blanked);
  folded = takeOpening(folded, tail);
  folded = takeLetters(folded, tail);
  folded = blankOutParens(folded, tail);
  const pieces = splitPieces(folded);
  // `DISPATCH - CLOSEUP - FAN`: what stands behind a shot is what it shows, not where it is.
  const shot = pieces.find(({ text, by }) => by !== 'alone' && isShot(text));
  const places = pieces.filter(
    (piece) => !classify(piece.text, piece.by, tail) && !(shot && piece.start >= shot.start),
  );
  const opening = pieces[0];
  if (
    opening &&
    places.length > 0 &&
    (opening.text === tail.timeText || readTime(opening.text)) &&
    places[0] !== opening
  )
    tail.shape = 'first';
  if (tail.timeText === null && tail.storyTime) Object.assign(tail, tail.storyTime, { shape: 'paren' });
  setPlace(trimmed, folded, pickPlaces(places, pieces, folded, tail), tail);
  return tail;
}

const CLOSING: Readonly<Record<string, string>> = {
  ']': '[',
  '】': '【',
  '〕': '〔',
  '>': '<',
  '〉': '〈',
  '》': '《',
  '」': '「',
  '』': '『',
  '}': '{',
  ')': '(',
};

const CLOSING_SIGNS = /[\s=_*~]+$|(?<=\s)#+$/;

/** Without the end of a decoration (`===`, `**`), and without brackets that were opened before the marker. */
function cutClosing(text: string): string {
  let cut = text.replace(CLOSING_SIGNS, '');
  for (;;) {
    const opening = CLOSING[cut.at(-1) ?? ''];
    if (opening === undefined || cut.includes(opening)) return cut;
    cut = cut.slice(0, -1).replace(CLOSING_SIGNS, '');
  }
}

/** Takes `INT.`, `회상)` and `상동` from the front, leaving spaces so that positions hold. */
function takeOpening(folded: string, tail: HeadingTail): string {
  // `다시 카페`: where the story was before.
  let text = folded.replace(/^\s*다시\s*,?\s+(?=\S)/, (again) => ' '.repeat(again.length));
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
  const part =
    /^\s*동(?:\s*[.,]\s*(?=\S)|\s+(?=(?:안방|건넌방|거실|부엌|주방|마당|마루|현관|화장실|욕실|침실|복도|계단|옥상|지하|로비|방|앞|뒤)(?:\s|$)))/.exec(
      text,
    );
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
    /(?<=\s|^|\()(?:([DNME])\s*[/,]\s*(I\/E|[IEO])|(I\/E|[IEO])\s*[/,]\s*([DNM]))(?=\s*\)?\s*(?:$|-\s))\s*\)?/.exec(
      folded,
    );
  const time = match?.[1] ?? match?.[4];
  const setting = match?.[2] ?? match?.[3];
  if (!match || !time || !setting) return folded;
  tail.timeOfDay = LETTER_TIMES[time] ?? null;
  tail.timeText = time;
  tail.shape = 'slash';
  tail.setting = setting === 'I/E' ? 'INT/EXT' : setting === 'I' ? 'INT' : 'EXT';
  const from = match.index - (folded.charAt(match.index - 1) === '(' ? 1 : 0);
  const until = match.index + match[0].length;
  return folded.slice(0, from) + ' '.repeat(until - from) + folded.slice(until);
}

const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]|<([^<>]*)>|\{([^{}]*)\}/g;

/** Reads every (…) and […]; blanks out those that say when, where or how, and years; leaves names of places. */
function blankOutParens(folded: string, tail: HeadingTail): string {
  return folded.replace(BRACKETS, (whole, ...found: unknown[]) => {
    const inner = String(found.slice(0, 4).find((group) => group !== undefined) ?? '');
    const at = found[4] as number;
    const pieces = splitPieces(inner);
    const left = pieces.filter((piece) => !classify(piece.text, 'paren', tail));
    const understood = left.length < pieces.length || /^\s*\d{4}/.test(inner);
    const nothingBefore = folded.slice(0, at).trim() === '';
    const more = folded.slice(at + whole.length).trim();
    // `[아역] 준호 집` opens with a remark; `<카페> 밤` with the place itself.
    const remark = nothingBefore && more !== '' && readTime(more) === null && !/^[\s(/,-]/.test(more);
    // `아침(개장 전)`: a remark on the time.
    const onTime =
      readTime(
        folded
          .slice(0, at)
          .split(/[/|,;]|\s-\s|\s{2,}/)
          .at(-1) ?? '',
      ) !== null;
    return understood || remark || onTime ? ' '.repeat(whole.length) : whole;
  });
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
  if (/^PRESENT(?:\s*DAY)?$/i.test(phrase)) return true;
  const time = readTime(phrase) ?? readTimeAtEnd(phrase, by);
  if (time && by === 'paren' && STORY_TIME.test(phrase)) {
    tail.storyTime = { timeOfDay: time.timeOfDay, timeText: phrase };
    return true;
  }
  if (time) {
    const outvoted = tail.timeByClock && !time.clock && time.timeOfDay !== null;
    if (outvoted || (tail.timeOfDay === null && (time.timeOfDay !== null || tail.timeText === null))) {
      tail.timeByClock = time.clock === true;
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
  if (tail.same === null && tail.timeText !== null && /^(?:동|상동)$/.test(phrase)) {
    tail.same = phrase === '동' ? 'part' : 'whole';
    return true;
  }
  const flag = readStoryFlag(phrase.replace(/^(\S+)\s*\([^()]*\)$/, '$1'));
  if (flag) {
    if (!tail.flags.includes(flag)) tail.flags.push(flag);
    return true;
  }
  if (by === 'paren' && (WEATHER.test(phrase) || /^(?:세트|로케|오픈\s*세트)$/.test(phrase))) return true;
  if (tail.timeText !== null && (WEATHER.test(phrase) || /^(?:[LOS]|로케|오픈|세트)$/.test(phrase)))
    return true;
  if (/^(?:19|20)\d{2}년?(?:\s*(?:봄|여름|가을|겨울|\d{1,2}월.*))?$/.test(phrase)) return true;
  if (by !== 'alone' && SEASON.test(phrase)) return true;
  return COUNT.test(phrase) || LENGTH.test(phrase) || STORY_DAY.test(phrase) || REMARK.test(phrase);
}

/** How long the scene runs: `30초`, `1분 30초`, `1'30"`. */
const LENGTH =
  /^(?:약\s*)?\d+\s*(?:초|분|sec|min|s|m|"|')\.?(?:\s*\d{1,2}\s*(?:초|sec|s|"|'')\.?)?(?:\s*(?:가량|정도|내외))?$/i;
/** How many shots or pages it is: `4컷`. */
const COUNT = /^(?:총\s*)?\d{1,3}\s*(?:컷|샷|숏|커트|cuts?|shots?|쪽|장|페이지)$/i;
/** `실외/ 겨울, 낮`: behind the place. */
const SEASON = /^(?:초|늦|한)?(?:봄|여름|가을|겨울)$/;
const STORY_DAY = /^(?:DAY|D|제?)\s*-?\s*\d+\s*(?:일차|일째)?$/i;
/** `(DAY 3)`, `(NIGHT 1)`: the day of the story, and the time only where nothing else tells it. */
const STORY_TIME = /^(?:DAY|NIGHT|D|N)\s*-?\s*\d+$/i;
/** What a heading says beside place and time. */
const REMARK =
  /^(?:현재|이동(?:\s*중)?|주행(?:\s*중)?|달리는(?:\s*중)?|정차(?:\s*중)?|[월화수목금토일]요일|주말|평일|MOVING|TRAVEL(?:L)?ING|DRIVING|ESTABLISHING|ESTAB\.?|STOCK|BACK\s+TO\s+(?:THE\s+)?(?:PRESENT(?:\s+DAY)?|SCENE)|CONT(?:INUED|['’]D)?)$/i;

/** `폭우 치는 밤`: a phrase that describes a time of day; in parentheses any that ends with one. */
function readTimeAtEnd(phrase: string, by: TailShape): TimeReading | null {
  const words = phrase.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 4 || /^[A-Z]$/i.test(last)) return null;
  if (by !== 'paren' && !endsInN(words.at(-2) ?? '')) return null;
  return settingOfPlace(words.slice(0, -1).join(' ')) === null ? readTime(last) : null;
}

/** Ends in a final ㄴ, as what describes a noun does: 내리는, 낀, 흐린. */
function endsInN(word: string): boolean {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code <= 11171 && code % 28 === 4;
}
