import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { ENGLISH_IN_NUMBER } from './people.ts';
import { ENGLISH_IRREGULAR, ENGLISH_NUMBERS, ENGLISH_WORDS } from './words.ts';

const DICTIONARY = new Map(
  ENGLISH_WORDS.flatMap(([type, subtype, words]) =>
    words.split(' ').map((word) => [word, { type, subtype, name: word.replaceAll('_', ' ') }] as const),
  ),
);
const LIKE = /\b(?:like|as|no|without|not|never|imaginary|missing)\s(?:a|an|any|the|single|\s)*$/i;
const NUMBERS = Object.keys(ENGLISH_NUMBERS).sort((a, b) => b.length - a.length);
const COUNT = new RegExp(
  `(?:^|\\s|-)(\\d{1,4}|${NUMBERS.join('|')})\\s(?:(?!(?:in|on|with|and|at|by|from|to|of|into|onto|the|a|an|his|her|their)\\s)[\\w-]+\\s){0,2}$`,
  'i',
);
const VERB_BEFORE = /\b(?:to|will|can|could|would|must|they|we|i|you|he|she|it|and then)\s$/i;
/** Verbs as often as nouns: believed only behind an article, a count or a describing word. */
const ALSO_VERBS = new Set(
  'bat club crowd can drum fan fire fish fly hose lock map match mop note phone picture pipe rain record ring rock rose saw seal ship sign spray steam storm table tape trunk watch will whistle wind burn cut crash chase cross file book bow bear duck hook net nail chain report cap tie hood dress suit toast script smoke burst guard brush hammer dust anchor bench brave sweat play'.split(
    ' ',
  ),
);
const ARTICLE =
  /(?:^|[.!?]\s)$|\b(?:a|an|the|his|her|their|its|my|your|this|that|these|those|some|another|each|every|old|new|little|small|big|broken|rusty|wooden|red|black|white|\d+|two|three|four|five|of|in|with|into|through)\s(?:[\w-]+\s)?$/i;
const ACTIONS: readonly (readonly [RegExp, string, BreakdownCandidate['type']?])[] = [
  [/\b(?:explodes?|blows? up|bursts? into flames|erupts? in flames)\b/i, 'explosion', 'sfx'],
  [/\b(?:leaps|jumps|dives|hurls (?:him|her)self) (?:from|off|out of|through|over|into)\b/i, 'jump'],
  [
    /\b(?:punches|tackles|kicks (?:him|her)|slams (?:him|her)|shoves|wrestles|strangles|headbutts|grapples)\b/i,
    'fight',
  ],
  [/\b(?:tumbles|falls) (?:down|off|from|through|overboard)\b/i, 'fall'],
  [/\b(?:crashes into|swerves|skids|rolls over|flips over|overturns|slams into)\b/i, 'vehicle stunt'],
  [/\b(?:stabs|slashes)\b/i, 'knife fight'],
  [/\b(?:chases|chase (?:it|him|her|them|after)|sprints? after)\b/i, 'chase'],
];

export const isEnglish = (text: string): boolean => !/[가-힣]/.test(text) && /[A-Za-z]{2}/.test(text);

/** What an English action line calls for: plurals, counts, compounds of up to three words. */
export function findEnglish(
  line: OrganisedLine,
  text: string,
  cast: ReadonlySet<string>,
): BreakdownCandidate[] {
  const people = new Set([...cast].map((name) => name.toLowerCase()));
  const words = [...text.matchAll(/[A-Za-z][A-Za-z'-]*/g)];
  const found: BreakdownCandidate[] = [];
  // A count belongs to the first thing behind it.
  let counted = 0;
  for (let i = 0; i < words.length; i++) {
    const match = longestAt(words, i);
    if (!match) continue;
    const [start, last] = [words[i]!.index, words[i + match.length - 1]!];
    const end = last.index + last[0].length;
    const before = text.slice(0, start);
    const quantity = countBefore(text.slice(counted, start));
    counted = end;
    i += match.length - 1;
    if (
      LIKE.test(before) ||
      (!match.plural && describesNext(text.slice(end))) ||
      isVerb(match, before, quantity)
    )
      continue;
    const written = text.slice(start, end).toLowerCase();
    if (people.has(written) || /^\s?\(\d/.test(text.slice(end))) continue;
    if (match.type === 'bg' && ENGLISH_IN_NUMBER.has(match.name) && !match.plural && (quantity ?? 1) < 2)
      continue;
    const { type, subtype, name } = match;
    found.push({
      type,
      subtype,
      name,
      quantity,
      line: line.n,
      words: line.text.slice(start, end),
      confidence: 0.7,
    });
  }
  return [...found, ...actions(line, text)];
}

interface English {
  type: BreakdownCandidate['type'];
  subtype: string;
  name: string;
  length: number;
  plural: boolean;
}

function longestAt(words: readonly RegExpExecArray[], i: number): English | null {
  for (let length = Math.min(3, words.length - i); length >= 1; length--) {
    const parts = words.slice(i, i + length).map((word) => word[0].toLowerCase().replace(/'s?$/, ''));
    const last = singular(parts.at(-1) ?? '');
    const key = [...parts.slice(0, -1), last].join('_');
    const entry = DICTIONARY.get(parts.join('_')) ?? DICTIONARY.get(key);
    if (entry) return { ...entry, length, plural: last !== parts.at(-1) };
    if (length === 1 && ENGLISH_IN_NUMBER.has(last) && last !== parts[0])
      return { type: 'bg', subtype: '', name: last, length, plural: true };
  }
  return null;
}

function singular(word: string): string {
  const known = ENGLISH_IRREGULAR[word];
  if (known) return known;
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  if (/men$/.test(word) && ENGLISH_IN_NUMBER.has(word.replace(/men$/, 'man')))
    return word.replace(/men$/, 'man');
  if (/ies$/.test(word)) {
    const short = word.slice(0, -1);
    return DICTIONARY.has(short) || ENGLISH_IN_NUMBER.has(short) ? short : `${word.slice(0, -3)}y`;
  }
  return word.replace(/s$/, '');
}

/** `bus station`, `car door` needs a car, but a station needs no bus. */
const describesNext = (after: string): boolean =>
  /^\s(?:station|stop|terminal|driver|company|shop|store|factory|school|business|owner|song|voice|smell)\b/i.test(
    after,
  );

/** `a lasso whistles`: with an s behind a single thing. */
const OF_ONE = /\b(?:a|an|another|each|every)\s(?:[\w-]+\s)?$/i;

const isVerb = ({ name, plural }: English, before: string, quantity: number | null): boolean =>
  VERB_BEFORE.test(before) ||
  (ALSO_VERBS.has(name) &&
    !(plural && quantity !== null) &&
    (!ARTICLE.test(before) || (plural && OF_ONE.test(before))));

function countBefore(before: string): number | null {
  const word = COUNT.exec(before)?.[1]?.toLowerCase();
  if (!word) return null;
  return ENGLISH_NUMBERS[word] ?? (Number(word) > 0 ? Number(word) : null);
}

function actions(line: OrganisedLine, text: string): BreakdownCandidate[] {
  return ACTIONS.flatMap(([pattern, name, type = 'stunts']) => {
    const words = pattern.exec(text)?.[0];
    return words ? [{ type, subtype: '', name, quantity: null, line: line.n, words, confidence: 0.6 }] : [];
  });
}
