import { DICTIONARY, type DictionaryEntry } from './dictionary.ts';

const PARTICLES =
  /(?:에서부터|으로부터|에게서|한테서|이라도|이라는|이라고|에서는|에서도|에게|한테|께서|에서|으로|로서|로써|까지|부터|처럼|만큼|보다|조차|마저|밖에|이나|이랑|이며|이고|에는|에도|과는|와는|은|는|이|가|을|를|의|에|와|과|도|만|로|나|랑|며|씩)$/;

export interface Noun {
  /** The word as it would stand in a list: without particles, its compound kept whole (`캔커피`). */
  name: string;
  entry: DictionaryEntry;
}

/** Too short or too common as the end of other words to be believed inside a compound. */
const WHOLE_ONLY: ReadonlySet<string> = new Set([
  ...[
    '공',
    '못',
    '빗',
    '잔',
    '컵',
    '칼',
    '총',
    '창',
    '활',
    '책',
    '표',
    '연',
    '말',
    '소',
    '개',
    '닭',
    '양',
    '쥐',
    '새',
    '뱀',
    '벌',
    '곰',
    '용',
    '멍',
    '붓',
    '삽',
    '톱',
  ],
  ...[
    '사진',
    '그림',
    '기타',
    '노래',
    '음악',
    '화장',
    '달리',
    '액션',
    '합성',
    '손님',
    '고기',
    '나비',
    '거미',
    '메모',
    '노트',
    '시계',
    '바지',
    '모자',
    '가운',
    '테이프',
  ],
]);

/** The thing that one word of an action line names, or null. `고양이를` → 고양이; `사과하는` is none. */
export function readNoun(word: string): Noun | null {
  for (const stem of stemsOf(word)) {
    const entry = DICTIONARY.get(stem);
    if (entry) return { name: stem, entry };
    const compound = endOf(stem);
    if (compound) return { name: stem, entry: compound };
  }
  return null;
}

function stemsOf(word: string): string[] {
  const bare = word.replace(/[^가-힣A-Za-z0-9]/g, '');
  const stems = [bare];
  const stripped = bare.replace(PARTICLES, '');
  if (stripped !== bare && stripped !== '') stems.push(stripped);
  const plural = stripped.replace(/들$/, '');
  if (plural !== stripped && plural !== '') stems.push(plural);
  return stems;
}

/** `검은승용차`, `유치원버스`: a compound whose last part is in the dictionary. */
function endOf(stem: string): DictionaryEntry | null {
  for (let at = 1; at <= stem.length - 2 && at <= 4; at++) {
    const end = stem.slice(at);
    const entry = DICTIONARY.get(end);
    if (entry && end.length >= 2 && !WHOLE_ONLY.has(end)) return entry;
  }
  return null;
}
