import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { itemsOfScene, itemText } from '../../breakdown/items-of-scene.ts';
import type { Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { ITEM_COLUMNS, type ItemColumn } from './scene-columns.ts';

/** Subtypes of props that are 미술 rather than 소품. */
const ART_SUBTYPES: readonly string[] = ['미술', '세트'];

/** SL5: the column of the 씬 구분표 in which a thing stands. */
export function itemColumn({ type, subtype }: Pick<BreakdownItem, 'type' | 'subtype'>): ItemColumn {
  switch (type) {
    case 'props':
      return ART_SUBTYPES.includes(subtype) ? 'art' : 'props';
    case 'costume':
    case 'makeup':
      return type;
    case 'bg':
      return 'extras';
    case 'sfx':
    case 'stunts':
      return 'effects';
    case 'etc':
      if (subtype === 'CG·VFX') return 'effects';
      return subtype === '차량' ? 'vehicles' : 'others';
    case 'camera':
    case 'electrical':
    case 'grip':
      return 'others';
  }
}

export type ItemTexts = Readonly<Record<ItemColumn, string>>;

/** The things of a scene by column, as texts; the same until the scene's breakdown changes. */
export function itemTexts(state: ProjectState, sceneId: Id): ItemTexts {
  const items = itemsOfScene(state, sceneId);
  return items.length === 0 ? NO_TEXTS : remember(items, [], () => textsOf(items));
}

const remember = remembering<readonly BreakdownItem[], ItemTexts>();

const textsOf = (items: readonly BreakdownItem[]): ItemTexts =>
  eachColumn((column) =>
    items
      .filter((item) => itemColumn(item) === column)
      .map(itemText)
      .join(', '),
  );

const eachColumn = (text: (column: ItemColumn) => string): ItemTexts =>
  Object.fromEntries(ITEM_COLUMNS.map((column) => [column, text(column)])) as Record<ItemColumn, string>;

const NO_TEXTS = eachColumn(() => '');
