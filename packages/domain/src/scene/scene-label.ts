import { byOrder } from '../kernel/order-key.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import type { Scene } from './scene.ts';

/** SPEC.md's order of scenes inside an episode: number, then letter. */
export const bySceneNo = (a: Scene, b: Scene): number =>
  a.sceneNo - b.sceneNo || (a.subSceneNo < b.subSceneNo ? -1 : a.subSceneNo > b.subSceneNo ? 1 : 0);

const rememberNumbers = remembering<ProjectState['episode'], ReadonlyMap<string, number>>();
const rememberScenes = remembering<ProjectState['scene'], readonly Scene[]>();

/** episode id → `episodeNo`, from 1 by position. */
export const episodeNumbers = (state: ProjectState): ReadonlyMap<string, number> =>
  rememberNumbers(
    state.episode,
    [],
    () => new Map([...state.episode.values()].sort(byOrder).map((episode, i) => [episode._id, i + 1])),
  );

/** Every scene in the order of lists: episode, number, letter. */
export function scenesInOrder(state: ProjectState): readonly Scene[] {
  return rememberScenes(state.scene, [state.episode], () => {
    const episodes = episodeNumbers(state);
    return [...state.scene.values()].sort(
      (a, b) =>
        (episodes.get(a.episodeId) ?? 0) - (episodes.get(b.episodeId) ?? 0) ||
        bySceneNo(a, b) ||
        (a._id < b._id ? -1 : 1),
    );
  });
}

/** SC1: `12A`; in a series with the episode in front, `3-12A`. Without S#, which the screen adds where it helps. */
export function sceneLabel(state: ProjectState, scene: Scene): string {
  const number = `${scene.sceneNo}${scene.subSceneNo}`;
  const project = state.project.get(scene.projectId);
  if (project?.projectType !== 'series') return number;
  return `${episodeNumbers(state).get(scene.episodeId) ?? 0}-${number}`;
}
