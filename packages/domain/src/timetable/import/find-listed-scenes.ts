import type { Id } from '../../kernel/id.ts';
import { episodeNumbers } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';

/** A scene as a plan counts it. */
export interface CountedScene {
  readonly episodeNo: number | null;
  readonly sceneNo: number;
  readonly subSceneNo: string;
}

/**
 * TT25: the scenes that a plan counts, in its order, each once; `unknown`: those that the project does not have, as written.
 * In a series one that is counted without its episode is known where one episode alone has its number.
 */
export function findListedScenes(
  state: ProjectState,
  counted: readonly CountedScene[],
  isSeries: boolean,
): { readonly sceneIds: readonly Id[]; readonly unknown: readonly string[] } {
  const episodes = episodeNumbers(state);
  const byNumber = Map.groupBy(state.scene.values(), ({ sceneNo, subSceneNo }) => `${sceneNo}${subSceneNo}`);
  const sceneIds = new Set<Id>();
  const unknown = new Set<string>();
  for (const { episodeNo, sceneNo, subSceneNo } of counted) {
    const number = `${sceneNo}${subSceneNo}`;
    const wanted = isSeries ? episodeNo : null;
    const found = (byNumber.get(number) ?? []).filter(
      ({ episodeId }) => wanted === null || episodes.get(episodeId) === wanted,
    );
    if (found.length === 1 && found[0]) sceneIds.add(found[0]._id);
    else unknown.add(wanted === null ? number : `${wanted}-${number}`);
  }
  return { sceneIds: [...sceneIds], unknown: [...unknown] };
}
