import type { SceneColumn } from './scene-columns.ts';

export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 32;
/** Of the line with an episode's name. */
export const TITLE_HEIGHT = 44;

/** The grid's columns, as the table has laid them out (GR13): no row is drawn anew when one is widened. */
export const GRID_COLUMNS = 'var(--scene-columns)';

export const cellId = (sceneId: string, column: SceneColumn): string => `cell-${sceneId}-${column}`;
