import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { MORE_ENGLISH_WORDS } from './more-words.ts';
import { ENGLISH_IN_NUMBER } from './people.ts';
import { ENGLISH_IRREGULAR, ENGLISH_NUMBERS, ENGLISH_WORDS } from './words.ts';

const DICTIONARY = new Map(
  [...MORE_ENGLISH_WORDS, ...ENGLISH_WORDS].flatMap(([type, subtype, words]) =>
    words.split(' ').map((word) => [word, { type, subtype, name: word.replaceAll('_', ' ') }] as const),
  ),
);
const DENIED =
  /\b(?:no|without|not|never|isn't|aren't|imaginary|invisible|pretend|missing|nonexistent)\s(?:a|an|any|the|single|sign of (?:a|an|the|any)|\s)*$|\blike\s(?:a|an|the|some|two)?\s?(?:[\w-]+\s){0,2}$|\bas\s\w+\sas\s(?:a|an|the)?\s?(?:[\w-]+\s)?$|\b(?:talks?|dreams?|thinks?|speaks?|tells?|memor(?:y|ies)|smells?|reeks?|thoughts?|stor(?:y|ies)|sound|kind|sort|hint) (?:of|about)\s(?:a|an|the|his|her|their|old|two)?\s?(?:[\w-]+\s)?$/i;
/** What is inside it is only shown: `a photo of a dog`. */
const PICTURED =
  /\b(?:photo(?:graph)?|picture|painting|statue|poster|drawing|sketch|portrait|postcard|mural|tattoo|figurine|sculpture|image|footage|cartoon|logo|model|toy)s?\s(?:of\s)?(?:a|an|the|his|her|two|three)?\s?(?:[\w-]+\s)?$/i;
const LIVES_OR_MOVES = new Set(['동물', '차량', '무기', 'CG·VFX']);
const NUMBERS = Object.keys(ENGLISH_NUMBERS).sort((a, b) => b.length - a.length);
const COUNT = new RegExp(
  `(?:^|\\s|-)(\\d{1,4}|${NUMBERS.join('|')})\\s(?:(?!(?:in|on|with|and|at|by|from|to|of|into|onto|the|a|an|his|her|their)\\s)[\\w-]+\\s){0,2}$`,
  'i',
);
const VERB_BEFORE =
  /\b(?:don't|doesn't|didn't|can't|let's|to|will|can|could|would|must|they|we|i|you|he|she|it|and then)\s$/i;
/** Verbs as often as nouns: believed only behind an article, a count or a describing word. */
const ALSO_VERBS = new Set(
  'bat club crowd can drum fan fire fish fly hose lock map match mop note phone picture pipe record ring rock rose saw seal ship sign spray steam storm table tape trunk watch will whistle wind burn cut crash chase cross file book bow bear duck hook net nail chain report cap tie hood dress suit toast script smoke burst guard brush hammer dust anchor bench brave sweat play thunder heels bait belt brick bust cable cast cream dart drill duel flood glue hail honey iron jam lure mob mask mug paint plow pump powder salt shield slate straw tire trash whip yoke blast blaze scuffle blister welt scratch rash cage curry fiddle gift harness horn hoe lance leash lease pike plank paddle rake rattle roll ring skull spade stitch swab trap usher wrench scout drunk rider runner bandage bowl box clamp comb crane cradle crab eel flare pint ramp salute mortar mace duster sash braid bug kite fleet swarm herd flock coach shuttle rocket tank plane ferry sled saber slug tote crutch cane sack crate basket blanket pillow mirror bill stock cuff pocket plant bubble ember debris bulb beacon strip grill tray tag towel tent sponge soap vacuum stroller whisk blind press'.split(
    ' ',
  ),
);
/** Verbs too where a thing stands right in front: `the mask fogs`. */
const BEHIND_A_THING = new Set([...ALSO_VERBS, 'fog', 'rain', 'snow']);
/** Believed only in a line that speaks of this too. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  bow: /\b(?:arrows?|quiver|draws?|nocks?|archers?|bowstring|longbow|hunter)\b/i,
  seal: /\b(?:zoo|beach|rocks?|flippers?|barks?|iceberg|aquarium|pup)\b/i,
  club: /\b(?:swings?|wields?|raises?|beats?|clubs|wooden)\b/i,
  cast: /\b(?:arm|leg|wrist|ankle|plaster|broken|foot)\b/i,
  fly: /\b(?:buzz\w*|swats?|flies|fruit)\b/i,
  crane: /\b(?:construction|hook|load|lifts?|operator|boom|swings?|girders?|hoists?)\b/i,
  program: /\b(?:hands?|usher\w*|folds?|flips?|clutch\w*)\b/i,
};
const ARTICLE =
  /(?:^|[.!?]\s)$|\b(?:a|an|the|his|her|their|its|my|your|this|that|these|those|some|another|each|every|old|new|little|small|big|broken|rusty|wooden|red|black|white|\d+|two|three|four|five|of|in|with|into|through)\s(?:[\w-]+\s)?$/i;
const ACTIONS: readonly (readonly [RegExp, string, BreakdownCandidate['type']?])[] = [
  [/\b(?:explodes?|blows? up|bursts? into flames|erupts? in flames)\b/i, 'explosion', 'sfx'],
  [
    /\b(?:leaps?|jumps?|dives?|vaults?|hurls? (?:him|her|them)sel\w+) (?:from|off|out of|through|over|into|across)\b/i,
    'jump',
  ],
  [
    /\b(?:punch(?:es)?|tackles?|kicks? (?:him|her|them)|slams? (?:him|her|them|against)|shoves?|wrestles?|strangles?|chokes? (?:him|her)|headbutts?|grapples?|lunges?|trade blows|throws? a punch|swings? at|pistol-whips?|elbows? (?:him|her)|slaps? (?:him|her|them)|knocks? (?:him|her) (?:down|out|to))\b/i,
    'fight',
  ],
  [
    /\b(?:tumbles?|falls?|plunges?|plummets?|topples?) (?:\w+ )?(?:down|off|from|through|overboard|over|backward|into)\b/i,
    'fall',
  ],
  [
    /\b(?:crash(?:es)? (?:into|through)|rolls? over|flips? (?:over|and|onto|end)|overturns?|slams? into|smash(?:es)? (?:into|through)|plows? (?:into|through)|rams? (?:into|the|a)|t-bones)\b/i,
    'crash',
  ],
  [
    /\b(?:swerves?|skids?|fishtails?|spins? out|drifts? around|screech(?:es)? (?:to a halt|around))\b/i,
    'car stunt',
  ],
  [/\b(?:stabs?|slashes)\b/i, 'knife fight'],
  [/\btattooed\b/i, 'tattoo', 'makeup'],
  [/\bbruised\b/i, 'bruise', 'makeup'],
  [/\b(?:bloody|bloodied|bleeding|bleeds)\b/i, 'blood', 'makeup'],
  [/\bscarred\b/i, 'scar', 'makeup'],
  [/\bbearded\b/i, 'beard', 'makeup'],
  [/\b(?:sweaty|sweating|sweats)\b/i, 'sweat', 'makeup'],
  [/\b(?:drenched|soaked|dripping wet|soaking wet)\b/i, 'wet', 'makeup'],
  [/\b(?:chases?|pursues?|sprints? after|gives? chase|hot on (?:his|her|their) heels)\b/i, 'chase'],
  [
    /\b(?:opens? fire|shoots? (?:him|her|back)|exchange (?:of )?(?:gun)?fire|guns? (?:him|her|them) down)\b/i,
    'gunfight',
  ],
  [
    /\b(?:dangles?|hangs?|clings?) (?:from|off|by|to) (?:the|a|an|one) (?:ledge|edge|roof|cliff|railing|wing|rope|girder|balcony)\b/i,
    'hang',
  ],
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
  let many = false;
  for (let i = 0; i < words.length; i++) {
    const match = longestAt(words, i);
    if (!match || isMeasure(match, words[i]!, text)) continue;
    const [start, last] = [words[i]!.index, words[i + match.length - 1]!];
    const end = last.index + last[0].length;
    const before = text.slice(0, start);
    const quantity = countBefore(text.slice(counted, start));
    // `the phone rings`: a thing that does it.
    const rightBehind = counted > 0 && text.slice(counted, start) === ' ';
    counted = end;
    const behindMany = rightBehind && many && !match.plural;
    many = match.plural;
    i += match.length - 1;
    if (
      (rightBehind && (behindMany || /s$/i.test(last[0])) && BEHIND_A_THING.has(match.name)) ||
      (match.subtype === '음식' && !match.plural && isFoodBehind(words, i, text)) ||
      !(NEEDS[match.name]?.test(text) ?? true) ||
      DENIED.test(before) ||
      (LIVES_OR_MOVES.has(match.subtype) && PICTURED.test(before)) ||
      (!match.plural && describesNext(text.slice(end))) ||
      isVerb(match, before, quantity)
    )
      continue;
    const written = text.slice(start, end).toLowerCase();
    if (people.has(written) || /^\s?\(\d/.test(text.slice(end))) continue;
    if (match.type === 'bg' && !isExtra(match, before, quantity)) continue;
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

/** Whom the story is about, as a rule, when there is one of them. */
const GENERIC = /^(?:man|woman|boy|girl|child|kid|teenager|toddler|couple|friend)$/;

/** `Two nurses`, `a nurse`: in number, or one whom nobody has met; `the nurse` has been here before. */
function isExtra({ name, plural }: English, before: string, quantity: number | null): boolean {
  if (!ENGLISH_IN_NUMBER.has(name.replaceAll(' ', '_')) || plural || (quantity ?? 1) > 1) return true;
  return !GENERIC.test(name) && OF_ONE.test(before);
}

/** `a couple of men`: how many, not who. */
const isMeasure = ({ name }: English, word: RegExpExecArray, text: string): boolean =>
  name === 'couple' && /^ of\b/.test(text.slice(word.index + word[0].length));

/** `cherry pie` is a pie. */
function isFoodBehind(words: readonly RegExpExecArray[], i: number, text: string): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (!word || !next || text.slice(word.index + word[0].length, next.index) !== ' ') return false;
  return longestAt(words, i + 1)?.subtype === '음식';
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
    if (!isOnePhrase(words, i, length)) continue;
    const parts = words.slice(i, i + length).map((word) => word[0].toLowerCase().replace(/'s?$/, ''));
    const last = singular(parts.at(-1) ?? '');
    const key = [...parts.slice(0, -1), last].join('_');
    const entry = DICTIONARY.get(parts.join('_')) ?? DICTIONARY.get(key);
    if (entry) return { ...entry, length, plural: last !== parts.at(-1) };
    if (ENGLISH_IN_NUMBER.has(key))
      return {
        type: 'bg',
        subtype: '',
        name: key.replaceAll('_', ' '),
        length,
        plural: last !== parts.at(-1),
      };
  }
  return null;
}

/** No comma or full stop between its words. */
const isOnePhrase = (words: readonly RegExpExecArray[], i: number, length: number): boolean =>
  words
    .slice(i + 1, i + length)
    .every((word, at) => words[i + at]!.index + words[i + at]![0].length + 1 === word.index);

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
  /^\s(?:station|stop|terminal|driver|company|shop|store|factory|school|business|owner|song|voice|smell|booth|number|platform|tracks?|yard|park|parking|lot|race|ranch|market|house|parlor|room|tower|coop|range|escape|exit|burglar|dealer|salesman|ride|trip|route|schedule|lane|bay|dock|pound|show|club|court|field|hunter|trainer|lover|rental|repair|insurance|thief|theft|accident|wreckage|crossing|farm|trail|tail|hair|fur|feathers|skin|trap|mechanic|line)\b/i.test(
    after,
  );

/** `a lasso whistles`: with an s behind a single thing. */
const OF_ONE = /\b(?:a|an|another|each|every)\s(?:[\w-]+\s)?$/i;

const isVerb = ({ name, plural }: English, before: string, quantity: number | null): boolean =>
  VERB_BEFORE.test(before) ||
  (ALSO_VERBS.has(name) &&
    !(plural && quantity !== null) &&
    !isObject(plural, before) &&
    (!ARTICLE.test(before) || (plural && OF_ONE.test(before))));

/** `unload crates`: in number behind a verb, which is neither a name nor a thing nor `he`. */
function isObject(plural: boolean, before: string): boolean {
  const word = /(?:^|\s)([a-z][a-z'-]*)\s$/.exec(before)?.[1];
  if (!plural || !word || OF_ONE.test(before) || /ly$|s$/.test(word)) return false;
  return !NO_VERB.test(word) && !DICTIONARY.has(word) && !ENGLISH_IN_NUMBER.has(word);
}

const NO_VERB =
  /^(?:he|she|it|who|that|which|and|then|but|or|also|never|still|just|now|one|hand|head|voice|eye|light|door|face|body|sun|moon|sky|wind)$/;

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
