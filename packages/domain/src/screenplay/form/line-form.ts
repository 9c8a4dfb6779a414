/**
 * What a line looks like, whatever its words are. Two lines are of the same form where their keys are equal and neither
 * is much longer than the other.
 */
export interface LineForm {
  readonly key: string;
  /**
   * How much the form says: `marked` has a marker of its own (S#3, 씬 3, ◆), which is enough; `shaped` is a bare number,
   * a bullet, or words in a pattern (곳 / 밤), which other lines have too; `plain` is words alone.
   */
  readonly strength: 'marked' | 'shaped' | 'plain';
  readonly length: number;
}

/** A word or none, a number, more numbers behind it, a counter: `S#12-1`, `제3장`, `scene 04`, `12A`. */
const MARKER =
  /^((?:\p{L}{1,10}[\s#.:_-]{0,2})?#?\s?)(\d+)((?:[-_.~]\p{L}{0,2}\d+)*)([A-Z]?(?![\p{L}\d]))(\p{Script=Hangul}{0,2}(?!\p{L}))\s*([.):\]>–—-]*)/u;
const SIGNS = /^[^\p{L}\p{N}]*/u;
const CLOSING_SIGNS = /[^\p{L}\p{N}]*$/u;
/** Signs that stand before lines of any kind. */
const BULLETS: ReadonlySet<string> = new Set([
  '',
  '-',
  '–',
  '—',
  '*',
  '•',
  '·',
  '.',
  '(',
  '"',
  '“',
  '‘',
  "'",
  '…',
]);
const SENTENCE_END = /(?:\p{Script=Hangul}[다요까죠네]|[.!?…])[.!?…"”’')]*$/u;
/** In a key: the line ends as a sentence does. */
const SENTENCE = '!';
const SEPARATORS = /\s[/|,·:–—-]\s|[/|]|,\s|\.\s/gu;

/** The form of a line; null where it has no letters to go by. */
export function formOfLine(text: string): LineForm | null {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  const length = [...line].length;
  const signs = squeezed(SIGNS.exec(line)?.[0] ?? '');
  const body = line.replace(SIGNS, '');
  const closing = squeezed(CLOSING_SIGNS.exec(body)?.[0] ?? '');
  const marker = markerOf(body);
  if (marker) {
    const isMarked = /[\p{L}#]/u.test(marker.key) || !BULLETS.has(signs);
    const tail = isMarked ? '' : tailOf(body.slice(marker.end));
    return { key: `${signs}${marker.key}|${tail}`, strength: isMarked ? 'marked' : 'shaped', length };
  }
  const enclosed = signs !== '' && isClosedBy(signs, closing);
  if (!BULLETS.has(signs) || (enclosed && signs !== '('))
    return { key: `${signs}|${enclosed ? 'enclosed' : ''}`, strength: 'marked', length };
  const tail = enclosed ? 'enclosed' : tailOf(body);
  // Sentences are alike everywhere.
  const isShaped = signs !== '' || (tail !== '' && !tail.endsWith(SENTENCE));
  return { key: `${signs}|${tail}`, strength: isShaped ? 'shaped' : 'plain', length };
}

/** Whether two lines look alike: the same key, and neither is more than twice as long as the other (40 letters are short). */
export const isSameForm = (a: LineForm, b: LineForm): boolean =>
  a.key === b.key && b.length <= Math.max(40, 2 * a.length) && a.length <= Math.max(40, 2 * b.length);

function markerOf(body: string): { readonly key: string; readonly end: number } | null {
  const found = MARKER.exec(body);
  if (!found) return null;
  const [whole, word = '', , more = '', , counter = '', behind = ''] = found;
  const numbers = `9${more.replace(/\d+/g, '9').toUpperCase()}`;
  return { key: `${squeezed(word).toUpperCase()}${numbers}${counter}${behind}`, end: whole.length };
}

/** What stands among the words: brackets at the end, signs between them, capitals, the end of a sentence. */
function tailOf(text: string): string {
  const bracket = /[([<]/u.exec(/[([<][^()[\]<>]*[)\]>]\s*$/u.exec(text)?.[0] ?? '')?.[0] ?? '';
  const between = [...new Set([...text.matchAll(SEPARATORS)].map(([sign]) => sign.trim()))].sort().join('');
  const isCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && !/\p{Script=Hangul}/u.test(text);
  const isSentence = bracket === '' && SENTENCE_END.test(text);
  return `${bracket}${between}${isCapitals ? 'A' : ''}${isSentence ? SENTENCE : ''}`;
}

const squeezed = (text: string): string => text.replace(/\s+/gu, '');

const CLOSES: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '<': '>',
  '【': '】',
  '〈': '〉',
  '《': '》',
  '「': '」',
};
const isClosedBy = (signs: string, closing: string): boolean =>
  closing ===
  [...signs]
    .reverse()
    .map((sign) => CLOSES[sign] ?? sign)
    .join('');
