import { type ItemColumn, isItemColumn, SCENE_TABLE_COLUMNS, type SceneColumn } from '@ddak/domain';
import type { GridCell, GridShown } from '@ddak/ui';

export type { SceneColumn };

/** In px; 0 takes the rest. */
const WIDTHS: Readonly<Record<SceneColumn, number>> = {
  number: 136,
  setName: 150,
  location: 116,
  shootKind: 56,
  time: 84,
  setting: 48,
  synopsis: 0,
  cast: 134,
  extras: 120,
  props: 150,
  costume: 120,
  makeup: 120,
  art: 120,
  effects: 110,
  vehicles: 100,
  others: 120,
  sequence: 58,
  cuts: 44,
  length: 72,
  planned: 56,
  days: 76,
  note: 160,
};

export const SCENE_COLUMNS = SCENE_TABLE_COLUMNS.map((column) => ({ ...column, width: WIDTHS[column.key] }));

/** Of the column that takes the rest, px. */
export const LEAST_WIDTH = 204;
/** What of a cell is not for its text: padding, and what stands before it. */
const PADDING = 16;
const BEFORE: Readonly<Partial<Record<SceneColumn, number>>> = { number: 75, time: 28 };

/** No letter of any script is wider than this in a cell, px; digits and blanks are much narrower. */
const WIDEST_LETTER = 14;
const WIDEST_DIGIT = 9;

/** Whether a text may be longer than its cell. Reckoned, not measured: never no where it is. */
export function mayBeCut(column: SceneColumn, text: string, cellWidth: number): boolean {
  let width = 0;
  for (const letter of text) width += /[\d .]/.test(letter) ? WIDEST_DIGIT : WIDEST_LETTER;
  return width > cellWidth - PADDING - (BEFORE[column] ?? 0);
}

/** All columns, in their own order. */
export const COLUMN_KEYS: readonly SceneColumn[] = SCENE_COLUMNS.map((column) => column.key);

/** What is read from elsewhere: the days from the board, things from the breakdown. */
type DerivedColumn = 'days' | ItemColumn;
export type EditableColumn = Exclude<SceneColumn, DerivedColumn>;

export const isEditable = (column: SceneColumn): column is EditableColumn =>
  column !== 'days' && !isItemColumn(column);

/** One cell of the table; its row is the scene. */
export type Cell = GridCell<SceneColumn>;
export type Shown = GridShown<SceneColumn>;
