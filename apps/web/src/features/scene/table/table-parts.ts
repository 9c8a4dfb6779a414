import { SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';

export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 32;
/** Of the line with an episode's name. */
export const TITLE_HEIGHT = 44;

/** The grid's columns for CSS; the one without a width takes what is left, and is never crushed. */
export const GRID_COLUMNS = SCENE_COLUMNS.map(({ width }) =>
  width === 0 ? 'minmax(220px, 1fr)' : `${width}px`,
).join(' ');

/** Below this width the table is scrolled sideways. */
export const TABLE_MIN_WIDTH = SCENE_COLUMNS.reduce((sum, { width }) => sum + (width || 220), 0);

export const cellId = (sceneId: string, column: SceneColumn): string => `cell-${sceneId}-${column}`;
