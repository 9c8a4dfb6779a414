import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import type { Scene } from './scene.ts';
import { scenesInOrder } from './scene-label.ts';
import { sceneNumberer } from './scene-numbers.ts';

/**
 * SC28: scenes that go to another episode, each with the number that it gets there: its own where that is free, else with the
 * next free letter. Those that are there already are left out.
 */
export function movesToEpisode(
  state: ProjectState,
  scenes: readonly Scene[],
  episodeId: Id,
): ReadonlyMap<Id, Pick<Scene, 'episodeId' | 'sceneNo' | 'subSceneNo'>> {
  const going = new Set(scenes.map(({ _id }) => _id));
  const numberOf = sceneNumberer(groupBy(state.scene, 'episodeId').get(episodeId) ?? []);
  return new Map(
    scenesInOrder(state)
      .filter((scene) => going.has(scene._id) && scene.episodeId !== episodeId)
      .map((scene) => [scene._id, { episodeId, ...numberOf(scene) }]),
  );
}
