import { type NumberForm, writeNumber } from '../number-form.ts';

/** One level of a Hangul numbering: `S#^1.`, where `^n` stands for the number of level n. */
export interface HwpLevel {
  form: NumberForm;
  text: string;
  start: number;
}

/** What a paragraph shape says of its head. `list` is the numbering's id; outlines take their section's. */
export interface HwpHead {
  kind: 'outline' | 'number';
  list: number;
  depth: number;
}

/** Automatic numbers of a HWP or HWPX document, counted in the order of its paragraphs. */
export class HwpNumbering {
  readonly #lists: ReadonlyMap<number, readonly HwpLevel[]>;
  readonly #counters = new Map<string, number[]>();

  constructor(lists: ReadonlyMap<number, readonly HwpLevel[]>) {
    this.#lists = lists;
  }

  /** The number that a paragraph with this head carries, with the space after it. */
  next(head: HwpHead, outlineList: number): string {
    const id = head.kind === 'outline' ? outlineList : head.list;
    const levels = this.#lists.get(id);
    const level = levels?.[head.depth];
    if (!levels || !level) return '';
    const key = `${head.kind}${id}`;
    const counters = this.#counters.get(key) ?? [];
    this.#counters.set(key, counters);
    const before = counters[head.depth];
    counters[head.depth] = before === undefined ? level.start : before + 1;
    counters.length = head.depth + 1;
    const written = level.text.replace(/\^(10|[1-9])/g, (_, digits: string) => {
      const above = Number(digits) - 1;
      const value = counters[above] ?? levels[above]?.start ?? 1;
      return writeNumber(value, levels[above]?.form ?? 'decimal');
    });
    return written.trim() === '' ? '' : `${written} `;
  }
}

/** Number forms by their place in the HWP 5 specification. */
export const HWP_FORMS: readonly NumberForm[] = [
  'decimal',
  'circled',
  'roman-upper',
  'roman-lower',
  'latin-upper',
  'latin-lower',
  'circled-latin-upper',
  'circled-latin-lower',
  'syllable',
  'circled-syllable',
  'jamo',
  'circled-jamo',
  'hangul-digits',
  'hanja',
  'hanja',
];

/** Number forms by their names in OWPML. */
export const HWPX_FORMS: Readonly<Record<string, NumberForm>> = {
  DIGIT: 'decimal',
  CIRCLED_DIGIT: 'circled',
  ROMAN_CAPITAL: 'roman-upper',
  ROMAN_SMALL: 'roman-lower',
  LATIN_CAPITAL: 'latin-upper',
  LATIN_SMALL: 'latin-lower',
  CIRCLED_LATIN_CAPITAL: 'circled-latin-upper',
  CIRCLED_LATIN_SMALL: 'circled-latin-lower',
  HANGUL_SYLLABLE: 'syllable',
  CIRCLED_HANGUL_SYLLABLE: 'circled-syllable',
  HANGUL_JAMO: 'jamo',
  CIRCLED_HANGUL_JAMO: 'circled-jamo',
  HANGUL_PHONETIC: 'hangul-digits',
  IDEOGRAPH: 'hanja',
  CIRCLED_IDEOGRAPH: 'hanja',
};
