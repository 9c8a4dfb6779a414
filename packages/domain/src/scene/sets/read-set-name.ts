import { bareBuilding, isAside, isBuilding, isInstitution, isPart, isRoom, isWide } from './set-words.ts';

/** What the name of a set says of where it is, apart from how it is written. */
export interface SetName {
  /** Equal for names that differ in case, spacing, punctuation, particles or an article. */
  readonly spelling: string;
  /** Not `A CAR`, which may be any, nor `THE ROAD`. */
  readonly isDefinite: boolean;
  /** The building that it is, or is a room of. */
  readonly building: Building | null;
  /** `HOME - KITCHEN` of which nobody knows whether `HOME` is a building: other sets must show it. */
  readonly head:
    | (Pick<Building, 'key' | 'name'> & { readonly under: 'room' | 'part' | 'place' | 'other' })
    | null;
}

export interface Building {
  readonly key: string;
  /** As it was written. */
  readonly name: string;
  /** False: the name is one of many (`호텔 로비`), and there may be two of them. */
  readonly isSure: boolean;
  /** What is said before it: the town or the estate that it stands in. */
  readonly area: string | null;
}

const IN_OR_OUT = /^\s*(int|ext|i\/e|int\.?\/ext|ext\.?\/int)\b[.\s]*/i;
const BETWEEN = /\s+[-–—]+\s+|\s*[–—/,:>·|]\s*|\s*[([{]\s*|\s*[)\]}]\s*/;

/** SL8: reads the name of a set: `민준의 집 - 거실`, `민준 집 주방`, `INT. HOUSE - KITCHEN`. */
export function readSetName(written: string): SetName {
  const parts = partsOf(written);
  const first = parts[0] ?? written.trim();
  const spelling = parts.map(spellingOf).join('');
  const isAny = /^an? /i.test(first) || (/^the /i.test(first) && isCommon(lastWord(first)));
  const isDefinite = !isAny;
  const none = { spelling: spelling || written, isDefinite, building: null, head: null };
  const at = parts.findLastIndex((part) => buildingIn(part) !== null);
  if (at >= 0) {
    const found = buildingIn(parts[at]!)!;
    const under = parts.slice(at + 1).map(lastWord);
    if (under.some((word) => isWide(word))) return none;
    const before = parts.slice(0, at);
    const key = [...before.map(spellingOf), found.key].join('');
    const isNamed = before.length > 0 || found.isNamed;
    // One of many may be any of them where no room stands behind a mark: `HOTEL LOBBY`, `DINER - GREENVILLE`.
    const isRoomOf = !found.hasRest && parts.slice(at + 1).every((part) => isPart(lastWord(part)));
    const isItself = spelling === found.key;
    const isSure = isDefinite && (isItself || isNamed || isRoomOf || isInstitution(found.word));
    return {
      ...none,
      building: {
        key,
        name: [...before, found.name].join(' - '),
        isSure,
        area: before[0] === undefined ? null : spellingOf(before[0]),
      },
    };
  }
  if (parts.length < 2 || isWide(lastWord(first)) || isPart(lastWord(first)) || spellingOf(first) === '')
    return none;
  return { ...none, head: { key: spellingOf(first), name: first, under: kindOf(parts[1]!) } };
}

/** Without what says when it is, or how it is shot. */
function partsOf(written: string): string[] {
  const name = written
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(IN_OR_OUT, '');
  const said = name
    .split(BETWEEN)
    .flatMap(hyphened)
    .map((part) => part.trim());
  return said.filter((part) => part !== '').filter((part, i) => i === 0 || !isAside(part));
}

/** `PUB-ENTRANCE` has a mark between house and room, `STREET-CAR` has none. */
function hyphened(part: string): string[] {
  const at = [...part.matchAll(/\S-(?=\S)/g)].find(({ index }) =>
    isBuilding(lastWord(part.slice(0, index + 1))),
  );
  return at ? [part.slice(0, at.index + 1), part.slice(at.index + 2)] : [part];
}

const isCommon = (word: string): boolean => isWide(word) || isPart(word);

const kindOf = (part: string): 'room' | 'part' | 'place' | 'other' => {
  const last = lastWord(part);
  // Somebody who is in a room: `SCOTT, IN BAXTER'S KITCHEN`.
  if (/^(in|at|on)\s/i.test(part)) return 'other';
  if (isWide(last)) return 'place';
  if (isRoom(last)) return 'room';
  return isPart(last) ? 'part' : 'other';
};

const OF = /^(.*?)\b(?:of|in|at|outside|inside|behind|in front of)\s+(?:the\s+|a\s+)?(\S.*)$/i;

interface Found {
  readonly key: string;
  readonly name: string;
  readonly word: string;
  readonly isNamed: boolean;
  /** A room of it follows without a mark between. */
  readonly hasRest: boolean;
}

/** The building that a part of a name is, or begins with and goes on to its room: `민준 집`, `DANNER HOUSE KITCHEN`. */
function buildingIn(part: string): Found | null {
  const turned = OF.exec(part);
  if (turned) {
    const [, what = '', where = ''] = turned;
    const inner = buildingIn(where.trim());
    const isOfIt = what.trim() === '' || isPart(lastWord(what)) || /^(side|top|bottom)$/i.test(what.trim());
    return inner && isOfIt && isWhole(where) ? { ...inner, hasRest: true } : null;
  }
  const written = part.trim().split(/\s+/);
  const read = written.map(wordOf);
  const cityHall = read.findIndex((word, i) => /^(city|town)$/.test(word) && read[i + 1] === 'hall');
  const at = Math.max(cityHall >= 0 ? cityHall + 1 : -1, read.findLastIndex(isBuilding));
  if (at < 0) return null;
  const rest = read.slice(at + 1).filter((word) => word !== '');
  // What follows must lead to a room: not `HOUSE BOAT`, not `학교 가는 길`.
  if (rest.length > 0 && !isPart(rest.at(-1)!)) return null;
  if (rest.some((word) => isWide(word))) return null;
  const spelt = spellingOf(written.slice(0, at + 1).join(' '));
  const word = cityHall >= 0 && at === cityHall + 1 ? 'cityhall' : bareBuilding(read[at]!);
  return {
    key: spelt,
    name: written.slice(0, at + 1).join(' '),
    word,
    isNamed: spelt !== word || word === 'cityhall',
    hasRest: rest.length > 0,
  };
}

/** Whether a name ends with the building itself. */
const isWhole = (name: string): boolean => isBuilding(lastWord(name)) || /\b(city|town) hall$/i.test(name);

const lastWord = (part: string): string => wordOf(part.trim().split(/\s+/).at(-1) ?? '');

/** A word without case, possessive and punctuation. */
const wordOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/'s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const SAME_WORD: Readonly<Record<string, string>> = { home: 'house', apt: 'apartment', 자택: '집', 댁: '집' };

/** The letters of a name: without articles, possessives, 의 and 네, and a trailing 안. */
function spellingOf(part: string): string {
  const all = part.trim().split(/\s+/);
  const read = all.map((word, i) => {
    const bare = wordOf(word);
    if (i === 0 && all.length > 1 && /^(the|a|an)$/.test(bare)) return '';
    if (i > 0 && i === all.length - 1 && /^(안|내부)$/.test(bare)) return '';
    return i < all.length - 1 ? ownerOf(bare, wordOf(all[i + 1]!)) : gluedOwner(bare);
  });
  const kept = read.filter((word) => word !== '');
  const last = kept.at(-1);
  // A house and a home are one where it is somebody's.
  if (last !== undefined && kept.length > 1 && SAME_WORD[last]) kept[kept.length - 1] = SAME_WORD[last];
  return kept.join('');
}

/** `민준의` and `민준이네` before a word are 민준. */
function ownerOf(word: string, next: string): string {
  const whose = /^([가-힣]{2,})의$/.exec(word)?.[1];
  if (whose) return whose;
  if (!isBuilding(next) && !isRoom(next)) return word;
  return /^([가-힣]{2,})이네$/.exec(word)?.[1] ?? /^([가-힣]{2,})네$/.exec(word)?.[1] ?? word;
}

/** `민준의집` is 민준집. */
const gluedOwner = (word: string): string => word.replace(/^([가-힣]{2,})의(집|방|가게|차)$/, '$1$2');
