/**
 * Words by which sentences open and go on: closed classes (conjunctions, adverbs, interjections, pronouns). They stand
 * where names do, and name nobody.
 */
const OPENERS: ReadonlySet<string> = new Set(
  `그리고 그러나 그런데 근데 하지만 그래서 그러면 그럼 그러니까 그니까 따라서 또한 또는 혹은 즉 만약 만일 비록 다만 단지 결국 마침내 드디어 아마 혹시 물론 역시 이미 아직 벌써
  다시 계속 먼저 우선 이제 지금 방금 금방 곧 잠시 잠깐 잠깐만 갑자기 문득 천천히 조용히 서서히 점점 함께 같이 매우 아주 정말 진짜 너무 좀 꼭 가장 더욱 오직 특히 바로 그냥 이렇게 그렇게 저렇게
  어떻게 언제 어디 무엇 누가 누구 왜 얼마나 어느 다음 다음은 이후 이전 처음 마지막 여기 저기 거기 이것 저것 그것 네 예 아니 아니요 아니오 응 그래 글쎄 자 야 어 음 맞아 좋아 제발 안녕 안녕하세요 감사합니다
  오늘 내일 어제 여러분 우리 저희 당신 너희 나도 너도 내가 네가 제가 나는 너는 저는
  YES NO WELL OKAY OK OH HEY SO AND BUT MR MRS MS DR PLEASE THANKS SORRY WAIT NOW THEN WHAT WHY HOW LOOK LISTEN RIGHT SURE`.split(
    /\s+/,
  ),
);

/** Whether a word only opens a sentence. */
export const isOpener = (word: string): boolean => OPENERS.has(word.toUpperCase());
