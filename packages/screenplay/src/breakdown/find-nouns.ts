import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { isDenied, isInPicture, isOfTheMind } from './denial.ts';
import { CONTAINERS, type Noun, readNoun } from './read-noun.ts';
import { type Count, readQuantity } from './read-quantity.ts';
import { type ScriptWord, wordsOf } from './script-words.ts';

const NATIVE_BEFORE = /(?:^|\s)(두|세|네|다섯|여섯|일곱|여덟|아홉|열|서너|두세|대여섯)\s$/;
/** `두 남자`, `다섯 아이` are the people of the story as a rule. */
const GENERIC = new Set([
  '남자',
  '여자',
  '아이',
  '사람',
  '친구',
  '형제',
  '자매',
  '소년',
  '소녀',
  '부부',
  '연인',
  '노인',
  '청년',
  '형사',
  '선수',
  '사내',
  '여인',
]);
const PEOPLE_COUNTERS = /^(?:|명|분|인|사람|쌍|무리|팀|줄|조)$/;
const OF_PEOPLE = /^(?:명|분|인|사람)$/;
/** No particle at its end: what follows may count it. */
const UNMARKED = /[가-힣](?<![을를이가은는에의도와과며고서다])$/;
const COUNTER = /^(?:그릇|병|잔|자루|상자|봉지|접시|바구니|통|줄|판|사람|박스|냄비|켤레|다발)$/;

/** What the nouns of a line call for, with their counts; `cast` are people who have parts, not extras. */
export function findNouns(
  line: OrganisedLine,
  text: string,
  cast: ReadonlySet<string>,
): BreakdownCandidate[] {
  const words = wordsOf(text);
  const found: BreakdownCandidate[] = [];
  for (let i = 0; i < words.length; i++) {
    const noun = readNoun(text, words, i);
    if (!noun) continue;
    const candidate = judge(line, text, words, i, noun, cast);
    if (candidate) found.push(candidate);
    i += noun.length - 1;
    if (describesWhatFollows(noun, words, i)) i++;
  }
  return found;
}

/** `짜장면 그릇`, `홀로그램 지도`: what follows is the food or the picture, not a thing of its own. */
function describesWhatFollows(noun: Noun, words: readonly ScriptWord[], i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (!word || !next || word.closes || noun.stemEnd !== word.end) return false;
  if (noun.subtype === '음식') return next.readings.some(({ stem }) => CONTAINERS.has(stem));
  return noun.subtype === 'CG·VFX' && !readsAsPeople(next);
}

const readsAsPeople = (word: ScriptWord): boolean => word.readings.some(({ plural }) => plural);

function judge(
  line: OrganisedLine,
  text: string,
  words: readonly ScriptWord[],
  i: number,
  noun: Noun,
  cast: ReadonlySet<string>,
): BreakdownCandidate | null {
  const [first, last] = [words[i], words[i + noun.length - 1]];
  if (!first || !last || isNamed(noun, first, words[i + noun.length], cast)) return null;
  const before = text.slice(0, first.start);
  if (COUNTER.test(noun.name) && countsTheOneBefore(text, words, i)) return null;
  if (isDenied(before, text.slice(noun.stemEnd))) return null;
  if (isOfTheMind(noun.type, noun.subtype, before, text.slice(noun.stemEnd))) return null;
  const lives = noun.type === 'bg' || ['동물', '차량', 'CG·VFX'].includes(noun.subtype);
  if (lives && isInPicture(before)) return null;
  const after = last.closes && text[last.end] !== '(' ? null : readQuantity(text.slice(last.end));
  const ahead = countAhead(before);
  const count = after ?? ahead;
  const written = text.slice(first.start, noun.stemEnd);
  if (noun.type === 'bg' && !isExtras(noun, written, count, after !== null, cast)) return null;
  const fits =
    count !== null &&
    (noun.type === 'bg') === OF_PEOPLE.test(count.counter || (noun.type === 'bg' ? '명' : ''));
  const quantity = fits ? count.value : null;
  const from = fits && count === ahead ? first.start - ahead.length : first.start;
  const to = fits && count === after ? last.end + after.length : last.end;
  const { confidence } = noun;
  return {
    ...named(noun, before),
    quantity,
    line: line.n,
    words: line.text.slice(from, to).trim().slice(0, 200),
    confidence,
  };
}

/** `국수 서른 그릇`: the word at `i` counts the noun two words before it. */
function countsTheOneBefore(text: string, words: readonly ScriptWord[], i: number): boolean {
  const [counted, word] = [words[i - 2], words[i]];
  if (!counted || !word || counted.closes || !UNMARKED.test(counted.raw)) return false;
  const count = readQuantity(text.slice(counted.end));
  return count !== null && counted.end + count.length >= word.end;
}

const MADE_OF = /(?:^|\s)(나무|종이|플라스틱|돌|청동|도자기|고무|헝겊|봉제|장난감|모형|미니어처|눈|박제)\s$/;

/** `나무 기러기`, `종이 비행기`, `장난감 총` are props. */
function named(noun: Noun, before: string): Pick<Noun, 'type' | 'subtype' | 'name'> {
  const made = ['동물', '차량', '무기'].includes(noun.subtype) ? MADE_OF.exec(before)?.[1] : undefined;
  if (made && !(noun.subtype === '무기' && /^(?:나무|돌|청동)$/.test(made)))
    return { type: 'props', subtype: '', name: `${made} ${noun.name}` };
  return { type: noun.type, subtype: noun.subtype, name: fullName(noun, before) };
}

const BODIED = /(?:^|\s)(새끼|아기|어미)\s$/;
const COLOUR = /(?:^|\s)(흰|하얀|검은|까만|빨간|붉은|파란|노란|푸른|초록)\s$/;
const OWNER = /(?:^|\s)([가-힣]{2,6})의\s$/;

/** `새끼 염소`, `지우의 차`: what tells it from others of its kind. */
function fullName({ type, name, subtype }: Noun, before: string): string {
  const young = subtype === '동물' ? BODIED.exec(before)?.[1] : undefined;
  if (young) return `${young} ${name}`;
  const owner = name === '차' && subtype === '차량' ? OWNER.exec(before)?.[1] : undefined;
  if (owner) return `${owner}의 차`;
  // `흰 천`: one syllable alone says little.
  const colour = type === 'props' && name.length === 1 ? COLOUR.exec(before)?.[1] : undefined;
  return colour ? `${colour} ${name}` : name;
}

/** `여고생 보건(18)`, `칠복이`: somebody of the cast, whatever the word looks like. */
function isNamed(
  noun: Noun,
  word: ScriptWord,
  next: ScriptWord | undefined,
  cast: ReadonlySet<string>,
): boolean {
  // A goat with a part is still a goat; a 칠복 is no 복.
  if (noun.type !== 'bg') return noun.confidence <= 0.6 && cast.has(noun.name);
  if (noun.plural || word.closes || noun.stemEnd !== word.end || !next) return false;
  return /^[가-힣]+\d?\(/.test(next.raw) || next.readings.some(({ stem }) => cast.has(stem));
}

/** People who are counted or many and have no part. `isBehind`: the count stands behind them (`형사 셋`). */
function isExtras(
  noun: Noun,
  written: string,
  count: Count | null,
  isBehind: boolean,
  cast: ReadonlySet<string>,
): boolean {
  const counted = count !== null && count.value > 1;
  const parts = [...cast].filter((name) => name.includes(noun.name));
  // 형사1 and 형사2 have parts: `형사들` are they.
  const numbered = parts.filter((name) => new RegExp(`^${noun.name}\\s?\\d$`).test(name));
  if (!counted && noun.plural && noun.inNumberOnly && numbered.length > 1) return false;
  if (!counted && !noun.plural && (parts.length > 0 || cast.has(written))) return false;
  if (!noun.inNumberOnly) return true;
  if (noun.name === '사람') return noun.plural || (counted && count.value > 3 && count.counter !== '');
  return (
    noun.plural ||
    (counted &&
      PEOPLE_COUNTERS.test(count.counter) &&
      (count.counter !== '' ||
        !GENERIC.has(noun.name) ||
        (isBehind && count.value > 2 && !parts.some((name) => name.startsWith(noun.name)))))
  );
}

/** `세 대의 트럭`, `대여섯 명의 젊은 학생들`, `두 남자`: the count in front; `length` reaches to the noun. */
function countAhead(before: string): Count | null {
  const native = NATIVE_BEFORE.exec(before);
  if (native?.[1]) {
    const count = readQuantity(`${native[1]} 명`);
    return count ? { value: count.value, counter: '', length: native[1].length + 1 } : null;
  }
  const tail = before.slice(-24);
  for (const match of tail.matchAll(/(?:^|\s)(?=\S)/g)) {
    const from = match.index + match[0].length;
    const count = readQuantity(tail.slice(from));
    if (!count) continue;
    const counted = tail.slice(from, from + count.length);
    const rest = tail.slice(from + count.length);
    const leadsOn =
      /의$|(?:남짓한|가량의|정도의|쯤 되는)$/.test(counted) ||
      /^\s?(?:남짓한|남짓|가량의|정도의|쯤 되는|넘는)\s/.test(rest);
    if (leadsOn && /^\s?(?:남짓한|남짓|가량의|정도의|쯤 되는|넘는)?\s(?:\S+\s)?$/.test(rest))
      return { ...count, length: tail.length - from };
  }
  return null;
}
