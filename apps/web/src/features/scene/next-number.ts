import { groupBy, type Id, type ProjectState, type Scene, type SceneNumber } from '@ddak/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number after the last one of an episode. */
export function numberAtEnd(state: ProjectState, episodeId: Id): SceneNumber {
  const scenes = groupBy(state.scene, 'episodeId').get(episodeId) ?? [];
  return { sceneNo: Math.max(0, ...scenes.map((scene) => scene.sceneNo)) + 1, subSceneNo: '' };
}

/** The next free letter under a scene's number: after 12 comes 12A. Null after Z. */
export function numberBelow(state: ProjectState, scene: Scene): SceneNumber | null {
  const taken = new Set(
    (groupBy(state.scene, 'episodeId').get(scene.episodeId) ?? [])
      .filter((other) => other.sceneNo === scene.sceneNo)
      .map((other) => other.subSceneNo),
  );
  const from = scene.subSceneNo === '' ? 0 : LETTERS.indexOf(scene.subSceneNo) + 1;
  const letter = [...LETTERS.slice(from)].find((candidate) => !taken.has(candidate));
  return letter ? { sceneNo: scene.sceneNo, subSceneNo: letter } : null;
}
