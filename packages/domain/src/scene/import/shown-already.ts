import type { Scene } from '../scene.ts';
import type { SceneListColumn, SceneListRow } from '../scene-list-view.ts';
import { FLAG_WORDS, OMITTED_WORD, timeLetter } from '../scene-words.ts';
import type { ListedItem, ListedScene } from './listed-scene.ts';

/** Words without what divides them, and without how they are spaced. */
export const squeeze = (text: string): string => text.normalize('NFC').replace(/[\s,、;/·ㆍ・]+/g, '');

/** The column of our own list that things of a kind stand in. */
const columnOf = ({ type, subtype }: ListedItem): SceneListColumn | null => {
  if (type === 'props') return subtype === '미술' ? 'art' : 'props';
  if (type === 'bg') return 'extras';
  if (type === 'sfx' || type === 'stunts') return 'effects';
  if (type === 'costume' || type === 'makeup') return type;
  return type === 'etc' && subtype === '차량' ? 'vehicles' : null;
};

const itemWords = ({ name, quantity }: ListedItem): string => `${name}${quantity ?? ''}`;

/** SC12: the things of a listed scene that its row does not show just so: a cell that reads as our own says nothing new. */
export function itemsToTell({ items }: ListedScene, cells: SceneListRow['cells']): ListedItem[] {
  const said = new Map<SceneListColumn | null, string>();
  for (const item of items) said.set(columnOf(item), (said.get(columnOf(item)) ?? '') + itemWords(item));
  return items.filter((item) => {
    const column = columnOf(item);
    return column === null || squeeze(said.get(column) ?? '') !== squeeze(String(cells[column]));
  });
}

/** SC12: people likewise: those of the cast column, or none. */
export const peopleToTell = ({ characters }: ListedScene, cells: SceneListRow['cells']): readonly string[] =>
  squeeze(characters.join('')) === squeeze(String(cells.cast)) ? [] : characters;

/** Words of our own list that stand before a scene's note; 삭제된 씬 in those of before. */
const BEFORE_NOTE: ReadonlySet<string> = new Set([OMITTED_WORD, '삭제된 씬', ...Object.values(FLAG_WORDS)]);

/** SC12: a note without what our list writes beside it: 회상, 결번, things that have no column. */
export function plainNote(
  note: string,
  cells: SceneListRow['cells'] | undefined,
  scene: Scene | undefined,
): string {
  if (scene && cells && squeeze(note) === squeeze(String(cells.note))) return scene.note;
  return note
    .split(' / ')
    .filter((part) => !part.split('·').every((word) => BEFORE_NOTE.has(word)))
    .join(' / ');
}

/** SC12: what a list says of time where its letter says no more than the scene's own, or its word is the scene's own. */
export const isTimeShown = (listed: ListedScene, scene: Scene): boolean =>
  listed.timeText === ''
    ? timeLetter(listed.timeOfDay, '') === timeLetter(scene.timeOfDay, scene.timeText)
    : scene.timeOfDay === null && squeeze(listed.timeText) === squeeze(scene.timeText);
