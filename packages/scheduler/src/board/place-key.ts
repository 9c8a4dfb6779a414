import { type ProjectState, type Scene, scenePlace } from '@ddak/domain';

/** Where a scene is shot, as a place of the problem: its real place, else its set or building (SL9); null: not known. */
export const placeKey = (state: ProjectState, scene: Scene): string | null =>
  scenePlace(state, scene)?.key ?? null;
