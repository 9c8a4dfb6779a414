import { FORM_LISTS, FORM_WORDS, type FormList, type FormWord } from '@ddak/domain';

/** A word of a form: one of the sheet, or one of the entries of a list. */
export type Word =
  | { readonly kind: 'word'; readonly word: FormWord }
  | { readonly kind: 'entry'; readonly list: FormList; readonly column: string };

const WORD = /\{\{([^{}]*)\}\}/g;

const isWord = (text: string): text is FormWord => (FORM_WORDS as readonly string[]).includes(text);
const isList = (text: string): text is FormList => text in FORM_LISTS;

/** Blanks do not matter in it; null: it says nothing that we know. */
export function readWord(inside: string): Word | null {
  const text = inside.normalize('NFC').replace(/\s+/g, '');
  if (isWord(text)) return { kind: 'word', word: text };
  const [list = '', column = '', ...more] = text.split('.');
  if (more.length > 0 || !isList(list)) return null;
  return (FORM_LISTS[list] as readonly string[]).includes(column) ? { kind: 'entry', list, column } : null;
}

/** Every `{{ }}` of a text, and whether braces are left that are none. */
export function findWords(text: string): { readonly words: readonly string[]; readonly isBroken: boolean } {
  const words = [...text.matchAll(WORD)].map(([, inside = '']) => inside.trim());
  return { words, isBroken: /\{\{|\}\}/.test(text.replace(WORD, '')) };
}

/** The lists whose entries a text says. */
export const listsIn = (text: string): readonly FormList[] =>
  findWords(text).words.flatMap((inside) => {
    const word = readWord(inside);
    return word?.kind === 'entry' ? [word.list] : [];
  });

/** The text with each word said by `say`. */
export const sayWords = (text: string, say: (word: Word) => string): string =>
  text.replace(WORD, (whole, inside: string) => {
    const word = readWord(inside);
    return word ? say(word) : whole;
  });
