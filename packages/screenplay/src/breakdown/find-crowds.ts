import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { COMPANY } from './company.ts';
import { isDenied, isInPicture } from './denial.ts';
import { DICTIONARY, IN_NUMBER_ONLY } from './dictionary.ts';
import { readQuantity } from './read-quantity.ts';
import { type ScriptWord, wordsOf } from './script-words.ts';

/** Counted, but not what is counted: pronouns, and words that gather people who are known. */
const NOT_PEOPLE = new Set(
  '우리 그들 저들 이들 너희 둘 셋 넷 모두 전부 다 총 약 각자 서로 이 그 저 한 여러 단 겨우 앞 뒤 옆 양쪽 사람 남녀 인원 나머지 일행 정원 최대 일동 보조출연 것 수 오늘 지금 이제 벌써 다시 또 남은 죽은 새로 거기 여기'.split(
    ' ',
  ),
);
const ENDS_AS_VERB =
  /(?:[는은인던한된진린친든선]|하고|이며|으며|면서|에서|에게|으로|부터|까지|처럼|보다|와|과|의|도|를|을|이|가)$/;

/**
 * `민원인 네 명`, `스태프 열댓 명`: people of a kind that no dictionary has are extras when they are counted as
 * people. `cast` are those who have parts.
 */
export function findCrowds(
  line: OrganisedLine,
  text: string,
  cast: ReadonlySet<string>,
): BreakdownCandidate[] {
  return wordsOf(text).flatMap((word): BreakdownCandidate[] => {
    const crowd = manyOf(word, text, cast);
    if (crowd) {
      const words = line.text.slice(word.start, word.end);
      return [{ type: 'bg', subtype: '', name: crowd, quantity: null, line: line.n, words, confidence: 0.6 }];
    }
    const name = text.slice(word.start, word.end).replace(/들$/, '');
    if (word.closes || !/^[가-힣]{2,8}$/.test(name) || ENDS_AS_VERB.test(name)) return [];
    if (NOT_PEOPLE.has(name) || DICTIONARY.has(name)) return [];
    const count = readQuantity(text.slice(word.end));
    if (cast.has(name) && (count?.value ?? 0) < 3) return [];
    if (!count || count.value < 2 || !/^(?:명|분|사람)$/.test(count.counter)) return [];
    // `누운 세 사람`: a verb that describes them; two are those whom the scene is about.
    if (count.counter === '사람' && (count.value < 3 || endsInNieun(name))) return [];
    const words = line.text.slice(word.start, word.end + count.length);
    return [{ type: 'bg', subtype: '', name, quantity: count.value, line: line.n, words, confidence: 0.7 }];
  });
}

const A_PERSON = /(?:자|객|꾼|생|인|민|원|족|파|단원|부원|사관|간부)$/;
const NO_PERSON =
  /(?:그림자|글자|숫자|문자|한자|판자|이자|액자|탁자|의자|상자|모자|과자|피자|정자|남자|여자|유자|투자|감자|사자|주전자|전자|공원|병원|학원|정원|차원|지원|자원|소원|동물원|식물원|유치원|고아원|요양원|단원|인생|발생|고생|원인|요인|코인|와인|라인|사인|디자인|거인|부인|애인|주인|연인|노인|여인|개인|본인|타인|시인|군인|상인|가족|만족|부족|족|양파|대파|전파|인파|소파|모두)$/;

/** `망자들`, `생존자들이`: people by the end of the word, in number, whom no dictionary has. */
function manyOf(word: ScriptWord, text: string, cast: ReadonlySet<string>): string | null {
  const many = word.readings.find(({ stem, plural }) => plural && !stem.endsWith('들'));
  if (!many || many.stem.length < 2 || !A_PERSON.test(many.stem) || NO_PERSON.test(many.stem)) return null;
  if (DICTIONARY.has(many.stem) || IN_NUMBER_ONLY.has(many.stem) || COMPANY.has(many.stem)) return null;
  if ([...cast].some((name) => name.startsWith(many.stem))) return null;
  const before = text.slice(0, word.start);
  return isDenied(before, text.slice(word.start + many.stem.length)) || isInPicture(before)
    ? null
    : many.stem;
}

/** Whether the last syllable ends in ㄴ, as verbs do in front of a noun. */
function endsInNieun(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - 0xac00) % 28 === 4;
}
