import { SETTING_LETTERS, SETTING_WORDS, SHOOT_KIND_WORDS, type TimeMark } from '../scene/scene-words.ts';
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

/** CS31: what the M/D/E/N, I/E and L/O/S columns say, in words: `밤 · 안 · 로케`. For sheets that are read on a phone. */
export function rowWords({ mark, cells }: CallsheetSceneRow): string {
  const written = cells.light.slice(mark.length).trim();
  const parts = [
    written || MARK_WORDS[mark],
    inWords(cells.setting, SETTINGS),
    inWords(cells.shootKind, KINDS),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
