import type { Id } from '../../kernel/id.ts';
import { characterIdsByName } from '../../scene/characters/also-called.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { ReviewedScene } from '../review/review-scene.ts';

interface Taking {
  readonly state: ProjectState;
  readonly reviewed: readonly ReviewedScene[];
  /** Which scene each of them is; null: a new one. */
  readonly sceneIds: readonly (Id | null)[];
  /** What the version that a scene came from says of it. */
  readonly draftOf: (scene: Scene) => ReviewedScene | undefined;
}

/**
 * SP21: the scenes of a draft without those whom the version before had in the same scene and nobody is called any more:
 * they were removed from the list of people by hand.
 */
export function withoutTakenOut({ state, reviewed, sceneIds, draftOf }: Taking): readonly ReviewedScene[] {
  const ids = characterIdsByName(state);
  return reviewed.map((scene, i) => {
    const old = state.scene.get(sceneIds[i] ?? '');
    const before = old && draftOf(old);
    if (!before) return scene;
    const had = new Set(before.characters.map(({ name }) => castName(name)));
    const isTakenOut = (name: string) => had.has(castName(name)) && !ids.has(castName(name));
    return { ...scene, characters: scene.characters.filter(({ name }) => !isTakenOut(name)) };
  });
}

const castName = (name: string): string => name.trim().slice(0, 60);
