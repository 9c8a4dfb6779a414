import type { Scene } from '../../scene/scene.ts';
import { sceneLabel } from '../../scene/scene-label.ts';
import { flagWords, placeAndTime } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { SceneScript } from '../callsheet-view.ts';

/** CS35: where the words of scenes stand by now. What the script of now has left out still stands in the one before. */
export const sceneScripts = (state: ProjectState, scenes: readonly Scene[]): readonly SceneScript[] =>
  scenes.flatMap((scene) => (scene.status === 'omitted' ? [] : scriptOf(state, scene)));

/** Where the words of a scene stand, headed as the breakdown has it: `S#12A. 편의점 / 안·밤 (회상)`. */
export function scriptOf(state: ProjectState, scene: Scene): readonly SceneScript[] {
  const { _id: sceneId, screenplayId, firstLine, lastLine } = scene;
  if (screenplayId === null || firstLine === null || lastLine === null) return [];
  const place = [scene.setName, placeAndTime(scene)].filter((text) => text !== '').join(' / ');
  const flags = flagWords(scene).map((word) => ` (${word})`);
  const about = scene.setName === '' ? '' : place + flags.join('');
  return [{ sceneId, screenplayId, firstLine, lastLine, label: sceneLabel(state, scene), about }];
}
