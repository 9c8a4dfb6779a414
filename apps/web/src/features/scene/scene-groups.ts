import {
  byOrder,
  filterScenes,
  type Id,
  type ProjectState,
  type Scene,
  type SceneFilter,
  scenesInOrder,
} from '@ddak/domain';

export type SceneTableItem =
  | { readonly kind: 'episode'; readonly key: string; readonly title: string; readonly count: number }
  /** `isFirst`: it opens its group of one `sceneNo`; the others follow under it. */
  | { readonly kind: 'scene'; readonly key: Id; readonly scene: Scene; readonly isFirst: boolean };

/** The rows of the table: scenes that pass the filter, grouped by sceneNo, in a series under their episodes. */
export function sceneTableItems(state: ProjectState, projectId: Id, filter: SceneFilter): SceneTableItem[] {
  const scenes = filterScenes(state, scenesInOrder(state), filter);
  const project = state.project.get(projectId);
  const isSeries = project?.projectType === 'series';
  const episodes = [...state.episode.values()].sort(byOrder).map((episode) => episode._id);
  const counts = new Map<Id, number>();
  for (const scene of scenes)
    if (scene.status !== 'omitted') counts.set(scene.episodeId, (counts.get(scene.episodeId) ?? 0) + 1);
  const items: SceneTableItem[] = [];
  let before: Scene | undefined;
  for (const scene of scenes) {
    const sameEpisode = before?.episodeId === scene.episodeId;
    if (isSeries && !sameEpisode) {
      const title = `${episodes.indexOf(scene.episodeId) + 1}${project.episodeWord}`;
      items.push({ kind: 'episode', key: scene.episodeId, title, count: counts.get(scene.episodeId) ?? 0 });
    }
    const isFirst = !sameEpisode || before?.sceneNo !== scene.sceneNo;
    items.push({ kind: 'scene', key: scene._id, scene, isFirst });
    before = scene;
  }
  return items;
}

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
