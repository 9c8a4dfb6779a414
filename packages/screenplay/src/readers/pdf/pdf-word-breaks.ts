import type { PdfLine } from './pdf-line.ts';

/** Two lines of which the second may go on with what the first leaves open. */
export interface LinePair {
  before: PdfLine;
  line: PdfLine;
  /** What the first leaves free at its end, and what the second's first word would take with a space before it. */
  room: number;
  word: number;
}

/** What ends a word whatever follows, and what never begins one. */
const ENDS_WORD = /[.?!,…)”’"\]]$/;
const GOES_ON = /^[.?!,…)”’"\]]/;
/** Particles and endings that most words of a running text end in. */
const WORD_END = /[가-힣](?:을|를|은|는|이|가|에|의|와|과|도|로|만|고|며|면|서|게|지|다|듯|채|던|한|할|된)$/;

/**
 * How lines end: between words, or inside them, as Korean typesetting may. Where no space is drawn at a line's end the
 * words of the document itself tell which it was.
 */
export class WordBreaks {
  /** Whether lines are broken inside words too. */
  readonly inWords: boolean;
  readonly #drawsSpaces: boolean;
  readonly #words = new Set<string>();
  /** Nobody is cut short by a hyphen here: one at a line's end stands inside a word. */
  readonly #hyphenates: boolean;

  constructor(lines: readonly PdfLine[], pairs: readonly LinePair[]) {
    // The first and the last word of a line may be parts of words.
    for (const { text } of lines) for (const word of text.split(/\s+/).slice(1, -1)) this.#words.add(word);
    this.#hyphenates = lines.filter(({ text }) => /\p{Ll}- \p{Ll}/u.test(text)).length < 2;
    const hangul = pairs.filter(
      ({ before, line }) => /[가-힣]$/.test(before.text) && /^[가-힣]/.test(line.text),
    );
    const full = hangul.filter(({ room, line }) => room < line.size * 1.4);
    const ragged = hangul.filter(
      ({ room, word, line }) => room >= line.size * 1.4 && room < word + line.size * 0.1,
    );
    const whole = full.filter(({ before }) => before.spaceAtEnd || this.#endsWord(before.text));
    this.#drawsSpaces = full.some(({ before }) => before.spaceAtEnd);
    this.inWords = full.length >= 3 && ragged.length * 4 < full.length && whole.length < full.length * 0.65;
  }

  /** ' ' or nothing: what stands between a line and the rest of its paragraph. */
  between({ text, spaceAtEnd }: PdfLine, line: PdfLine): string {
    if (this.#hyphenates && /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) return '';
    if (spaceAtEnd || !this.inWords) return ' ';
    if (this.#drawsSpaces || GOES_ON.test(line.text) || /\d$/.test(text)) return '';
    if (ENDS_WORD.test(text) || !/[가-힣]$/.test(text) || !/^[가-힣]/.test(line.text)) return ' ';
    const [head, tail] = [lastWord(text), /^\S+/.exec(line.text)?.[0] ?? ''];
    if (this.#words.has(head + tail)) return '';
    return this.#endsWord(text) || (tail.length > 1 && this.#words.has(tail)) ? ' ' : '';
  }

  #endsWord(text: string): boolean {
    const word = lastWord(text);
    return ENDS_WORD.test(word) || WORD_END.test(word) || this.#words.has(word);
  }
}

function lastWord(text: string): string {
  return /\S*$/.exec(text)?.[0] ?? '';
}
