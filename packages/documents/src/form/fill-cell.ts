import type { FormValue, FormValues } from '@ddak/domain';
import { printable } from '../xlsx/printable.ts';
import { findWords, listsIn, readWord, sayWords, type Word } from './find-words.ts';
import { type CellModel, KIND, textOf } from './form-model.ts';

/** What a spreadsheet takes in one cell. */
const MOST_CHARACTERS = 32_000;

type Runs = { readonly richText: readonly { readonly text: string; readonly font?: object }[] };

/**
 * CS72: a cell with its words said, for the entry of that index of each list. It stays a text whatever that begins
 * with; a number alone stays a number.
 */
export function fillCell(cell: CellModel, values: FormValues, index: number): CellModel {
  const text = textOf(cell);
  if (text === null || findWords(text).words.length === 0) return cell;
  if (isPastEnd(text, values, index)) return bare(cell);
  const value = (word: Word): FormValue => saidBy(word, values, index);
  const alone = aloneIn(text);
  const said = alone ? value(alone) : null;
  if (typeof said === 'number') return { ...bare(cell), type: KIND.number, value: said };
  const say = (of: string): string => printable(sayWords(of, (word) => String(value(word))));
  if (cell.type === KIND.rich) {
    const { richText } = cell.value as unknown as Runs;
    // A word may be set in several ways; then the first of them is that of the whole.
    const runs = richText.some((run) => findWords(run.text).isBroken)
      ? [{ ...richText[0], text: say(text) }]
      : richText.map((run) => ({ ...run, text: say(run.text) }));
    if (runs.every((run) => run.text === '')) return bare(cell);
    return { ...cell, value: { richText: runs } as NonNullable<CellModel['value']> };
  }
  const whole = say(text).slice(0, MOST_CHARACTERS);
  return whole === ''
    ? { ...bare(cell), type: KIND.empty }
    : { ...bare(cell), type: KIND.text, value: whole };
}

/** Whether a text is of lists that are shorter: then what stands around their words is not said either. */
function isPastEnd(text: string, { lists }: FormValues, index: number): boolean {
  const said = listsIn(text);
  return said.length > 0 && said.every((list) => lists[list].length <= index);
}

/** The cell as it looks, with nothing in it. */
export const bare = ({ address, style }: CellModel): CellModel => ({
  address,
  type: KIND.empty,
  ...(style ? { style } : {}),
});

function aloneIn(text: string): Word | null {
  const inside = /^\s*\{\{([^{}]*)\}\}\s*$/.exec(text)?.[1];
  return inside === undefined ? null : readWord(inside);
}

function saidBy(word: Word, { words, lists }: FormValues, index: number): FormValue {
  if (word.kind === 'word') return words[word.word];
  const entry = lists[word.list][index] as Readonly<Record<string, FormValue>> | undefined;
  return entry?.[word.column] ?? '';
}
