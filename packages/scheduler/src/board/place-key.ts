import type { Scene } from '@ddak/domain';

/** Where a scene is shot, as a place of the problem: its real place, else its set; null where neither is known. */
export function placeKey(scene: Scene): string | null {
  if (scene.location) return scene.location;
  return scene.setName === '' ? null : `set:${scene.setName}`;
}
