import { COMPANY } from './company.ts';
import type { DictionaryEntry } from './dictionary.ts';
import { DICTIONARY, IN_NUMBER_ONLY, WHEN_WORN } from './dictionary.ts';
import { readQuantity } from './read-quantity.ts';
import type { ScriptWord } from './script-words.ts';
import type { Reading } from './split-word.ts';
import { ENDINGS } from './words/endings.ts';
import { NO_COMPOUNDS, OTHER_HEADS, WHERE_WORDS } from './words/headless.ts';

/** A thing that words of a line name. `length`: how many words it takes. */
export interface Noun extends DictionaryEntry {
  /** Where its stem ends in the line: particles begin there. */
  stemEnd: number;
  length: number;
  confidence: number;
  plural: boolean;
  /** Only an extra when counted or plural. */
  inNumberOnly: boolean;
}

const STOPS: ReadonlyMap<string, readonly string[]> = new Map(
  ENDINGS.map(([ending, , , stops]) => [ending, stops.split(/\s+/).filter(Boolean)]),
);
const ENDINGS_BY_LETTER = Map.groupBy(ENDINGS, ([ending]) => ending.at(-1));
const WORN =
  /^(?:을|를|만|도|까지)?\s?(?:\S{1,5}\s){0,2}?(?:쓴|쓰고|쓰는|쓴다|낀|끼고|끼운|낀다|찬 |차고|두른|걸고|걸친|착용|벗[어는고으]|고쳐\s?쓰|고쳐\s?쓴|차림)/;

/** `여고생(18)` is somebody; `학생(20명)` are many. */
const AGED = /^[가-힣]+\d?\((?:[^)]*\d)(?!\d*여?\s?(?:명|대|개|마리|자루|벌|켤레|장|권|잔|병|필|척|정)[)\s])/;

/** The thing that the word at `i` names, or null. `고양이를` → 고양이; `사과하는` is none. */
export function readNoun(text: string, words: readonly ScriptWord[], i: number): Noun | null {
  const word = words[i];
  if (!word || AGED.test(word.raw)) return null;
  const joined = joinNext(words, i);
  if (joined) return asWorn(text, joined);
  const noun = readWord(text, word);
  if (noun && isVerb(text, word, noun)) return null;
  return !noun || isDescription(text, words, i, noun) ? null : asWorn(text, noun);
}

function readWord(text: string, word: ScriptWord): Noun | null {
  for (const reading of word.readings) {
    const stemEnd = word.start + reading.stem.length;
    const company = COMPANY.get(reading.stem);
    if (company) {
      const [before, after] = [text.slice(0, word.start), text.slice(stemEnd)];
      const match = company.find(
        (one) => (one.after.test(after) || isCountedAs(one, after)) && (one.before?.test(before) ?? true),
      );
      if (match) return { ...match, ...placed(stemEnd, reading), confidence: 0.75 };
      continue;
    }
    const known = entryOf(reading);
    if (known) return { ...known, ...placed(stemEnd, reading) };
    if (IN_NUMBER_ONLY.has(reading.stem)) {
      const people = { type: 'bg', subtype: '', name: reading.stem, confidence: 0.7 } as const;
      return { ...people, ...placed(stemEnd, reading), inNumberOnly: true };
    }
  }
  return null;
}

const placed = (stemEnd: number, { plural }: Reading) => ({
  stemEnd,
  length: 1,
  plural,
  inNumberOnly: false,
});

const COUNTED_BY: Readonly<Record<string, RegExp>> = {
  동물: /^(?:마리|필)$/,
  차량: /^(?:대|척|량)$/,
  무기: /^(?:자루|정|발)$/,
};

/** `말 열 필`, `배 스무 척`: what counts it tells what it is. */
function isCountedAs({ subtype }: DictionaryEntry, after: string): boolean {
  const counter = COUNTED_BY[subtype];
  return counter !== undefined && after.startsWith(' ') && counter.test(readQuantity(after)?.counter ?? '');
}

function entryOf({ stem }: Reading): (DictionaryEntry & { confidence: number }) | null {
  if (stem.length < 2 || OTHER_HEADS.has(stem)) return null;
  const entry = DICTIONARY.get(stem);
  if (entry) return { ...entry, confidence: 0.85 };
  const compound = NO_COMPOUNDS.has(stem) ? null : compoundOf(stem);
  return compound ? { ...compound, name: stem, confidence: 0.6 } : null;
}

/** The last three letters of all words that long: most words of a script end in none of them. */
const TAILS = new Set(
  [...DICTIONARY.keys()].filter((word) => word.length >= 3).map((word) => word.slice(-3)),
);

/** `유치원버스`, `철제의자`: a compound by its end. */
function compoundOf(stem: string): DictionaryEntry | null {
  for (let at = 1; at <= stem.length - 3 && at <= 5 && TAILS.has(stem.slice(-3)); at++) {
    const entry = DICTIONARY.get(stem.slice(at));
    if (entry && !COMPANY.has(stem.slice(at))) return entry;
  }
  if (stem.length > 7) return null;
  for (const [ending, type, subtype] of ENDINGS_BY_LETTER.get(stem.at(-1) ?? '') ?? []) {
    if (stem.length <= ending.length || !stem.endsWith(ending)) continue;
    if (
      STOPS.get(ending)?.some((stop) => stem === stop || (stop.length > ending.length && stem.endsWith(stop)))
    )
      return null;
    return { type, subtype, name: stem };
  }
  return null;
}

/** `이동 침대`, `버스 카드`: two words that the dictionary has as one. */
function joinNext(words: readonly ScriptWord[], i: number): Noun | null {
  const [word, next] = [words[i], words[i + 1]];
  if (!word || !next || word.closes || !word.readings[0]) return null;
  for (const { stem, plural } of next.readings) {
    const joined = word.readings[0].stem + stem;
    const entry = stem.length > 0 && joined.length >= 3 ? DICTIONARY.get(joined) : undefined;
    if (entry && !COMPANY.has(joined)) {
      const stemEnd = next.start + stem.length;
      const name = listedName(entry, `${word.readings[0].stem} ${stem}`);
      return { ...entry, name, stemEnd, length: 2, confidence: 0.85, plural, inNumberOnly: false };
    }
  }
  return null;
}

/** As it is written, unless the dictionary lists it under another word. */
const listedName = (entry: DictionaryEntry, written: string): string =>
  entry.name === written.replace(' ', '') ? written : entry.name;

/** What food comes in: `짜장면 그릇`, `맥주 캔`. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  '그릇 접시 사발 캔 팩 뚝배기 봉지 병 컵 잔 공기 대접 쟁반'.split(' '),
);

/** A bare noun in front of another only describes it: `버스 정류장`, `가죽 소파`. */
function isDescription(text: string, words: readonly ScriptWord[], i: number, noun: Noun): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (!word || !next || word.closes || noun.stemEnd !== word.end) return false;
  if (next.readings.some(({ stem }) => WHERE_WORDS.has(stem))) return false;
  if (next.readings.some(({ stem }) => OTHER_HEADS.has(stem))) return true;
  if (noun.subtype === 'CG·VFX' && noun.stemEnd === word.end) return false;
  if (noun.subtype === '음식' && next.readings.some(({ stem }) => CONTAINERS.has(stem))) return false;
  if (
    noun.subtype === '차량' &&
    /^(?:경적|클랙슨|문|사이렌|경광등|전조등|헤드라이트|확성기|스피커|라디오|타이어|짐칸|적재함|바퀴|엔진|트렁크|보닛)/.test(
      next.raw,
    )
  )
    return false;
  if (noun.subtype === '동물' && /^(?:상자|바구니|케이지|우리|어항|새장|울음)/.test(next.raw)) return false;
  return next.readings.some((reading) => entryOf(reading) !== null) && readWord(text, next) !== null;
}

/** `총대를 메기로 한다`: a verb made a noun by 기, with its object in front. */
function isVerb(text: string, word: ScriptWord, noun: Noun): boolean {
  return (
    noun.length === 1 &&
    /^[가-힣]기$/.test(noun.name) &&
    /[을를]\s$/.test(text.slice(0, word.start)) &&
    /^(?:로|에|도|가|는|만|까지|조차)(?![가-힣])/.test(text.slice(noun.stemEnd))
  );
}

const BANDAGES = new Set(['붕대', '거즈', '반창고']);
const BOUND =
  /^(?:을|를|가|로)?\s?(?:\S{1,5}\s){0,2}?(?:감은|감고|감긴|감겨|감았|붙인|붙이고|붙어|두른|두르고|동여|싸맨|싸매|칭칭|투성이|차림)/;

const ON_BODY =
  /(?:머리|이마|눈|얼굴|목|어깨|팔|팔뚝|손|손목|손가락|가슴|배|허리|다리|무릎|발|발목)(?:에|에는|엔)\s(?:\S+\s)?\S+$/;

/** 안경, 목걸이, 마스크: props in a hand, costume on a body; 붕대 is makeup on a body. */
function asWorn(text: string, noun: Noun): Noun {
  if (BANDAGES.has(noun.name))
    return BOUND.test(text.slice(noun.stemEnd)) || ON_BODY.test(text.slice(0, noun.stemEnd))
      ? noun
      : { ...noun, type: 'props', subtype: '' };
  if (noun.type !== 'props' || !WHEN_WORN.has(noun.name)) return noun;
  return WORN.test(text.slice(noun.stemEnd)) ? { ...noun, type: 'costume', subtype: '' } : noun;
}
