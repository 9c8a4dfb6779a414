import type { SceneColumn } from './scene-columns.ts';

/** What the scenes of the list stand under: nothing, their numbers (in a series their episodes), places, days. */
export const SCENE_GROUPINGS = ['none', 'number', 'place', 'day'] as const;
export type SceneGrouping = (typeof SCENE_GROUPINGS)[number];

export interface SceneSorting {
  readonly column: SceneColumn;
  readonly descending: boolean;
}

/** GR14: how somebody has arranged the list. Without a sorting it has the order of lists. */
export interface Arrangement {
  readonly groupBy: SceneGrouping;
  readonly sort: SceneSorting | null;
}
