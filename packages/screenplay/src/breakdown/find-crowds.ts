import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { DICTIONARY } from './dictionary.ts';
import { readQuantity } from './read-quantity.ts';
import { wordsOf } from './script-words.ts';

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
  return wordsOf(text).flatMap((word) => {
    const name = text.slice(word.start, word.end).replace(/들$/, '');
    if (word.closes || !/^[가-힣]{2,8}$/.test(name) || ENDS_AS_VERB.test(name)) return [];
    if (NOT_PEOPLE.has(name) || cast.has(name) || DICTIONARY.has(name)) return [];
    const count = readQuantity(text.slice(word.end));
    if (!count || count.value < 2 || !/^(?:명|분|사람)$/.test(count.counter)) return [];
    // `누운 세 사람`: a verb that describes them; two are those whom the scene is about.
    if (count.counter === '사람' && (count.value < 3 || endsInNieun(name))) return [];
    const words = line.text.slice(word.start, word.end + count.length);
    return [{ type: 'bg', subtype: '', name, quantity: count.value, line: line.n, words, confidence: 0.7 }];
  });
}

/** Whether the last syllable ends in ㄴ, as verbs do in front of a noun. */
function endsInNieun(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - 0xac00) % 28 === 4;
}
