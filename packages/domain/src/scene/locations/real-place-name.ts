import type { ProjectState } from '../../state.ts';
import type { Scene } from '../scene.ts';

/**
 * The name of the real place of a scene. A place carries its set's name until people know where it is really shot (SP6):
 * until then there is none, ''.
 */
export function realPlaceName(state: ProjectState, scene: Scene): string {
  const name = scene.location ? state.location.get(scene.location)?.realName : undefined;
  return name && name !== scene.setName ? name : '';
}
