import type { Setting } from '@ddak/domain';
import {
  INDOOR_EXCEPTIONS,
  INDOOR_KINDS,
  INSIDE_THINGS,
  OUTDOOR_EXCEPTIONS,
  OUTDOOR_KINDS,
} from './place-kinds.ts';

interface Guess {
  setting: Setting;
  guessed: boolean;
}

const KINDS = new Map<string, Setting>([
  ...INDOOR_KINDS.map((kind) => [kind, 'INT'] as const),
  ...OUTDOOR_KINDS.map((kind) => [kind, 'EXT'] as const),
]);
const LONGEST_KIND = Math.max(...[...KINDS.keys()].map((kind) => kind.length));

const TRAILING_IN = /(?:^|[\s.,/])(?:안|속|내|내부|실내)$/;
const TRAILING_OUT = /(?:^|[\s.,/])(?:밖|바깥|외부|실외)$/;
const TRAILING_BESIDE = /^(.*?)\s*(?:^|[\s.,/]|(?<=[가-힣]))(?:앞|뒤|옆|위|아래|밑)$/;

/** Inside or outside as a place's own words say it (`차 안`), or as its kind makes likely. Null: no idea. */
export function settingOfPlace(place: string): Guess | null {
  const text = place.trim();
  if (/안\s*\/\s*밖$|안팎$/.test(text)) return { setting: 'INT/EXT', guessed: false };
  if (TRAILING_IN.test(text)) return { setting: 'INT', guessed: false };
  if (TRAILING_OUT.test(text)) return { setting: 'EXT', guessed: false };
  const glued = /^(.*[가-힣])(안|밖)$/.exec(text);
  if (glued?.[1] && settingOfKind(glued[1]) !== null)
    return { setting: glued[2] === '안' ? 'INT' : 'EXT', guessed: false };
  const beside = TRAILING_BESIDE.exec(text);
  if (beside) return { setting: isInsideThing(beside[1] ?? '') ? 'INT' : 'EXT', guessed: true };
  const whole = settingOfKind(text);
  if (whole) return { setting: whole, guessed: true };
  // `슈퍼 앞 평상`: what is unknown stands where its neighbour does.
  const near = /^(.*\s(?:앞|뒤|옆|밖))\s\S+$/.exec(text);
  return near?.[1] ? settingOfPlace(near[1]) : settingOfWords(text.split(/[\s,./]+/).slice(0, -1));
}

/** `병실 앞` is inside, `공원 화장실 앞` is not. */
function isInsideThing(text: string): boolean {
  const around = settingOfWords(text.split(/\s+/).slice(0, -1));
  return INSIDE_THINGS.test(text) && around?.setting !== 'EXT' && !OUTDOOR_EXCEPTIONS.test(text);
}

/** `경찰서 강력팀`, `카페 ‘모퉁이’`: the last word that is a kind of place. */
function settingOfWords(words: readonly string[]): Guess | null {
  for (const word of words.toReversed()) {
    const setting = word.length < 2 ? null : settingOfKind(word);
    if (setting) return { setting, guessed: true };
  }
  return null;
}

/** The kind of place that the text ends with: the longest that is known, a word of its own where it is Latin. */
function settingOfKind(text: string): Setting | null {
  if (INDOOR_EXCEPTIONS.test(text)) return 'INT';
  if (OUTDOOR_EXCEPTIONS.test(text)) return 'EXT';
  const upper = text.toUpperCase();
  for (let length = Math.min(LONGEST_KIND, upper.length); length >= 1; length--) {
    const ending = upper.slice(-length);
    const setting = KINDS.get(ending);
    if (!setting) continue;
    const before = upper.at(-length - 1) ?? ' ';
    const apart = !/[가-힣A-Z]/.test(before);
    // `산`, `절`, `배`: a single syllable says so only by itself, but for the room that everything ends with.
    if (apart || (/^[가-힣]/.test(ending) && (length > 1 || SUFFIXES.has(ending)))) return setting;
  }
  return null;
}

/** Syllables that make a kind of place of any word. */
const SUFFIXES: ReadonlySet<string> = new Set(['방', '실', '집', '길', '홀', '밭', '숲', '섬', '강', '뜰']);

/** Whether a phrase ends like a place. */
export function looksLikePlace(phrase: string): boolean {
  return settingOfPlace(phrase) !== null;
}
