import { sceneLabel } from '../scene/scene-label.ts';
import type { ProjectState } from '../state.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** `S#3, S#12A`: each scene once. */
export const namesOfScenes = (state: ProjectState, scenes: readonly PlannedScene[]): string =>
  [...new Set(scenes.map(({ scene }) => `S#${sceneLabel(state, scene)}`))].join(', ');
