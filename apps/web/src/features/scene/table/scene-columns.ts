/** The columns of the scene table (씬 구분표), in the order in which crews know them. Widths in px; 0 takes the rest. */
export const SCENE_COLUMNS = [
  { key: 'number', label: 'S#', width: 136 },
  { key: 'setName', label: '극중 장소', width: 150 },
  { key: 'location', label: '실제 촬영지', width: 116 },
  { key: 'shootKind', label: 'L/O/S', width: 56 },
  { key: 'time', label: 'D/N', width: 84 },
  { key: 'setting', label: 'I/E', width: 48 },
  { key: 'synopsis', label: '내용', width: 0 },
  { key: 'cast', label: '인물', width: 134 },
  { key: 'sequence', label: '시퀀스', width: 58 },
  { key: 'cuts', label: '컷', width: 44 },
  { key: 'length', label: '분량', width: 72 },
  { key: 'planned', label: '소요', width: 56 },
  { key: 'days', label: '배정 회차', width: 76 },
] as const;

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

export type SceneColumn = (typeof SCENE_COLUMNS)[number]['key'];

/** All columns, in their own order. */
export const COLUMN_KEYS: readonly SceneColumn[] = SCENE_COLUMNS.map((column) => column.key);

/** Whether it is a column, of what was kept on a device. */
export const isSceneColumn = (key: unknown): key is SceneColumn =>
  COLUMN_KEYS.some((column) => column === key);

/** Every column but the days, which follow from the board. */
export const isEditable = (column: SceneColumn): boolean => column !== 'days';

/** One cell of the table. */
export interface Cell {
  readonly sceneId: string;
  readonly column: SceneColumn;
}
