import {
  type Arrangement,
  filterScenes,
  groupScenes,
  type Id,
  type ProjectState,
  type Scene,
  type SceneFilter,
  scenesInOrder,
  sortScenes,
} from '@ddak/domain';
import { USUAL_ARRANGEMENT } from './table/arrange/arrangement.ts';

export type SceneTableItem =
  | { readonly kind: 'title'; readonly key: string; readonly title: string; readonly count: number }
  /** `isFirst`: it opens its group of one `sceneNo`; the others follow under it. */
  | { readonly kind: 'scene'; readonly key: Id; readonly scene: Scene; readonly isFirst: boolean };

/** The rows of the table: the scenes that pass the filter under the titles of their groups, those of one `sceneNo` together. */
export function sceneTableItems(
  state: ProjectState,
  filter: SceneFilter,
  { groupBy, sort }: Arrangement = USUAL_ARRANGEMENT,
): SceneTableItem[] {
  const found = filterScenes(state, scenesInOrder(state), filter);
  const scenes = sort ? sortScenes(state, found, sort) : found;
  return groupScenes(state, scenes, groupBy).flatMap(({ key, title, scenes: under }) => [
    ...(title === null ? [] : [{ kind: 'title', key, title, count: keptOf(under) } as const]),
    ...under.map((scene, i) => itemOf(scene, under[i - 1])),
  ]);
}

const itemOf = (scene: Scene, before: Scene | undefined): SceneTableItem => ({
  kind: 'scene',
  key: scene._id,
  scene,
  isFirst: before?.episodeId !== scene.episodeId || before.sceneNo !== scene.sceneNo,
});

const keptOf = (scenes: readonly Scene[]): number =>
  scenes.filter(({ status }) => status !== 'omitted').length;

export interface SceneTotals {
  readonly scenes: number;
  readonly waiting: number;
}

/** What the foot of the screen counts: scenes that are not cut, and those that wait for a day. */
export function sceneTotals(state: ProjectState): SceneTotals {
  const kept = [...state.scene.values()].filter((scene) => scene.status !== 'omitted');
  const all: SceneFilter = { episode: [], location: [], character: [], search: '', allocationOnly: true };
  return {
    scenes: kept.length,
    waiting: filterScenes(state, kept, all).length,
  };
}
