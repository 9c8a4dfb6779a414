import { isOpener } from '../words/sentence-openers.ts';
import { SURNAME } from '../words/surnames.ts';
import { CROWD, isTitle } from '../words/titles.ts';
import { type CueCandidate, isMarked } from './cue-candidates.ts';
import { readsAsAction, soundsSpoken } from './speech-or-action.ts';

/** What a name that is set off by no more than a space is weighed by. */
interface Tally {
  count: number;
  spoken: number;
}

/**
 * Who speaks in a document that sets names off by a single space: names that open line after line with speech behind
 * them. `다방 마담` is one name where the first word hardly ever stands without the second.
 */
export function spaceCast(candidates: readonly CueCandidate[]): Set<string> {
  const tallies = tallyNames(candidates.filter((cue) => cue.form === 'space'));
  const cast = new Set([...tallies].filter(believed).map(([name]) => name));
  for (const [first, names] of Map.groupBy(cast, (name) => name.split(' ')[0] ?? '')) {
    const long = names.filter((name) => name.includes(' '));
    if (long.length === 0) continue;
    const sum = long.reduce((all, name) => all + (tallies.get(name)?.count ?? 0), 0);
    // `마담 그래`: the second word is what is said, when the first one opens other lines too; `최 판서` is a surname.
    const isOne = sum * 10 >= (tallies.get(first)?.count ?? 0) * 6;
    if (isOne) cast.delete(first);
    else for (const name of long) if (!isSurnamed(name)) cast.delete(name);
  }
  for (const name of [...cast])
    if (cast.has(name.replace(/[은는이가을를의도]$/, '')) && PARTICLE.test(name)) cast.delete(name);
  return cast;
}

/**
 * A good part of what stands behind the name is spoken: narration names people with a particle behind them. A single
 * syllable has more to prove.
 */
function believed([name, { count, spoken }]: [string, Tally]): boolean {
  const [first = '', second] = name.split(' ');
  if (isAdjective(first, second) || isGrammar(name)) return false;
  if (second !== undefined && isTitle(first) && !OFFICE.test(second) && !isRanked(name)) return false;
  if (name.length === 1) return count >= 3 && spoken >= count * 0.5 && !DETERMINERS.has(name);
  const titled = isTitle(name.split(' ').at(-1) ?? '') || isSurnamed(name);
  const share = count >= 3 || titled ? 0.35 : 0.6;
  return count >= 2 && spoken >= count * share;
}

/** Behind a title these make one title more: 담임 선생, 사장 아들. */
const OFFICE =
  /^(?:\d{1,2}|선생님?|검사|판사|비서|아들|딸|부인|아내|엄마|아빠|어머니|아버지|동생|친구|할머니|할아버지|아저씨|아줌마|아주머니)$/;
const ADJECTIVE =
  /^(?:어린|젊은|늙은|작은|큰|검은|하얀|빨간|파란|낡은|빈|텅|긴|먼|그런|이런|저런|모든|어떤|무슨|다른|같은|새|헌|첫|온|맨)$/;

/** `피 묻은`, `낡은`: what describes a noun is no name; `늙은 펭귄` may be one. */
function isAdjective(first: string, second: string | undefined): boolean {
  if (second === undefined) return ADJECTIVE.test(first);
  return (ADJECTIVE.test(first) && !AGE.test(`${first} `)) || (/[은는던]$/.test(second) && second.length < 3);
}

/** Words by which sentences open and go on: closed classes, and what carries a particle that no name ends with. */
const isGrammar = (name: string): boolean =>
  name.split(' ').some((word) => {
    if (isOpener(word) || (word.length >= 4 && /[은을]$/.test(word))) return true;
    return word.length >= 3 && /(?:[는를에]|에서|에게|으로|까지|부터|처럼|보다)$/.test(word);
  });

/** `장 역장`: a surname and what its bearer is. */
const isSurnamed = (name: string): boolean =>
  /^. (?:[가-힣]{2,3}|[A-Z]{2,4})\d?$/.test(name) && SURNAME.test(name.charAt(0));

/** `형사 박`: what somebody is, and the surname behind it. */
function isRanked(name: string): boolean {
  const [first = '', second = '', third] = name.split(' ');
  if (second.length !== 1 || third !== undefined || DETERMINERS.has(second)) return false;
  return isTitle(first) && SURNAME.test(second);
}

const DETERMINERS: ReadonlySet<string> = new Set(
  '그 이 저 한 두 세 네 다 더 또 안 못 잘 곧 막 좀 왜 뭐 아 야 자 어 응 예'.split(' '),
);
const PARTICLE = /[은는이가을를의도]$/;

function tallyNames(candidates: readonly CueCandidate[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { name, written, speech } of candidates) {
    const tally = tallies.get(name.who) ?? { count: 0, spoken: 0 };
    tally.count += 1;
    if (isMarked({ name, written }) || !readsAsAction(speech, false)) tally.spoken += 1;
    tallies.set(name.who, tally);
  }
  return tallies;
}

/** Whether who speaks only once is believed: somebody by title or number, with words that are plainly spoken. */
export function speaksOnce({ name, speech }: CueCandidate, cast: ReadonlySet<string>): boolean {
  if (name.others.length > 0) return [name.who, ...name.others].every((one) => cast.has(one));
  const [first = '', second] = name.who.split(' ');
  const last = second ?? first;
  const younger = name.who.replace(AGE, '');
  const kin =
    (younger !== name.who && cast.has(younger)) ||
    (second !== undefined && cast.has(first) && KIN.test(last));
  if (
    !kin &&
    (younger !== name.who
      ? !isTitle(younger)
      : second !== undefined &&
        (cast.has(first) || (isTitle(first) && !OFFICE.test(last) && !isRanked(name.who))))
  )
    return false;
  // `정민 부 바다 가고 싶다.`: a known name and kin behind it are nobody else.
  if (second !== undefined && cast.has(first) && KIN.test(last)) return true;
  const somebody =
    kin ||
    isRanked(name.who) ||
    isTitle(last) ||
    CROWD.test(name.who) ||
    /^[가-힣]{2,6} ?\d{1,2}$/.test(name.who);
  return somebody && soundsSpoken(speech);
}

/** What tells one age of a person from another: 어린 준호 is 준호. */
export const AGE: RegExp = /^(?:어린|젊은|늙은|중년|노년|꼬마|미래의?|과거의?|현재의?)\s/;
/** Behind a name: somebody of their kin. */
export const KIN: RegExp = /^(?:부|모|처|부친|모친)$/;
