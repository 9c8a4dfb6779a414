import { SURNAME } from '../words/surnames.ts';
import { CROWD } from '../words/titles.ts';

const JOSA =
  /^(?:은|는|이|가|을|를|의|와|과|도|만|에게|한테|께서?|이?랑|아|야|님|씨|이?네|로|으로|이?라|이?나|부터|까지|처럼|보다|하고|조차|마저|이다|뿐)$/;
const WORD = /[가-힣A-Za-z0-9']+/g;

/**
 * Finds people by name in action lines: the name must stand free or carry a particle (`사장이`, not `사장실`). Looks
 * words up rather than trying every name, so that a cast of thousands costs no more. `known`: who does not speak here, but
 * elsewhere in the project (OG80).
 */
export function mentionFinder(
  speakers: readonly string[],
  known: ReadonlySet<string> = new Set(),
): (text: string) => string[] {
  const names = [...new Set([...speakers, ...[...known].filter(isName)])];
  const byKey = new Map(names.filter((name) => !CROWD.test(name)).map((name) => [name.toUpperCase(), name]));
  for (const [given, name] of givenNames(names)) if (!byKey.has(given)) byKey.set(given, name);
  if (byKey.size === 0) return () => [];
  const mostWords = Math.min(
    3,
    [...byKey.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 1),
  );
  return (text) => {
    const words = text.replace(NOT_THERE, ' ').toUpperCase().match(WORD) ?? [];
    const found = new Set<string>();
    for (let i = 0; i < words.length; i++) {
      for (let count = Math.min(mostWords, words.length - i); count >= 1; count--) {
        const name = lookUp(words.slice(i, i + count).join(' '), byKey);
        if (name === undefined) continue;
        found.add(name);
        i += count - 1;
        break;
      }
    }
    return [...found];
  };
}

/** What is written or shown is not there: `‘만복 우산’`, `사진 속 준호`, `준호의 사진`. */
const NOT_THERE =
  /[‘'“"][^’'”"]{1,30}[’'”"]|(?:사진|영정|그림|화면|TV|티브이|액자|꿈|기억)\s*속(?:의|에)?\s+\S+|[가-힣A-Za-z]+의\s+(?:사진|영정|초상화|이름|목소리|전화번호|편지|무덤|산소|도장|명함|반지|필름|카메라|그림자|방|집|옷|가방|책상)|\S+\s+(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|\d+)\s*명/g;

/** Of whom no speech shows that a name is meant: one that is a word of every day is none. */
const isName = (name: string): boolean => name.length > 1 && !COMMON.has(name);

/** Given names that are words of every day. */
const COMMON: ReadonlySet<string> = new Set(
  '하나 우리 나라 소리 미소 바다 하늘 이슬 가을 겨울 여름 노을 사랑 보라 지금 정말 진리 이유 기자 수리 유지 이상 시작 다리 가지 나무 구름 기쁨 마음 이름 모두 거리'.split(
    ' ',
  ),
);

/** `유리` for 차유리: names without their surname, where only one person has them. */
function givenNames(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const name of names) {
    const given = name.slice(1);
    if (!/^[가-힣]{3}$/.test(name) || !SURNAME.test(name.charAt(0)) || COMMON.has(given)) continue;
    if (found.has(given)) twice.add(given);
    found.set(given, name);
  }
  for (const given of twice) found.delete(given);
  return found;
}

/** The name that a phrase is, with or without a particle behind it. */
function lookUp(phrase: string, byKey: ReadonlyMap<string, string>): string | undefined {
  for (let length = phrase.length; length >= Math.max(1, phrase.length - 3); length--) {
    const name = byKey.get(phrase.slice(0, length));
    if (name === undefined) continue;
    const rest = phrase.slice(length);
    // A name of one syllable is a word of every day, but where a particle stands behind it.
    if (length === 1 && !/^[이가은는을를과와도]$/.test(rest)) continue;
    if (rest === '' || rest === "'S" || JOSA.test(rest)) return name;
  }
  return undefined;
}
