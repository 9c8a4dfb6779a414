import {
  isMorning,
  SETTING_LETTERS,
  SETTING_WORDS,
  SHOOT_KIND_WORDS,
  type TimeMark,
} from '../scene/scene-words.ts';
import type { TimeOfDay } from '../screenplay/organised.ts';
import type { CallsheetSceneRow } from './callsheet-view.ts';

const MARK_WORDS: Readonly<Record<TimeMark, string>> = { M: '아침', D: '낮', E: '저녁', N: '밤', '': '' };
const SETTINGS = new Map(
  Object.entries(SETTING_LETTERS).map(([setting, letter]) => [
    letter,
    SETTING_WORDS[setting as keyof typeof SETTING_WORDS],
  ]),
);
const KINDS = new Map<string, string>(Object.entries(SHOOT_KIND_WORDS));

const inWords = (letters: string, words: ReadonlyMap<string, string>): string =>
  letters
    .split(' ')
    .map((letter) => words.get(letter) ?? letter)
    .join('·');

/** CS31: what the M/D/E/N, I/E and L/O/S columns say, in words; empty for what is not known. */
export const wordsOfMarks = ({ mark, cells }: Pick<CallsheetSceneRow, 'mark' | 'cells'>) => ({
  time: cells.light.slice(mark.length).trim() || MARK_WORDS[mark],
  setting: inWords(cells.setting, SETTINGS),
  shootKind: inWords(cells.shootKind, KINDS),
});

/** CS31: the same in one line: `밤 · 안 · 로케`. For sheets that are read on a phone. */
export function rowWords(row: CallsheetSceneRow): string {
  const { time, setting, shootKind } = wordsOfMarks(row);
  return [time, setting, shootKind].filter((part) => part !== '').join(' · ');
}

const TIMES: Readonly<Record<TimeMark, TimeOfDay | null>> = {
  M: 'dawn',
  D: 'day',
  E: 'sunset',
  N: 'night',
  '': null,
};

/** SL1: whose colour a row has, as on the board: 아침 has the letter of a morning and the light of a day. */
export const rowTime = ({ mark, cells }: Pick<CallsheetSceneRow, 'mark' | 'cells'>): TimeOfDay | null =>
  mark === 'M' && isMorning(cells.light) ? 'day' : TIMES[mark];

/** Outside, or in and out: what is hatched on the board. */
export const isRowOutside = ({ cells }: Pick<CallsheetSceneRow, 'cells'>): boolean =>
  cells.setting.includes('E');
