import type { ProjectState } from '../../state.ts';
import type { Scene } from '../scene.ts';

/** The names of those who play in the scenes, each once, by number: leads and supporting parts, or 단역 (CS10). */
export function castNames(state: ProjectState, scenes: readonly Scene[], which: 'main' | 'minor'): string[] {
  const ids = new Set(scenes.flatMap((scene) => scene.characters.map(({ _id }) => _id)));
  return [...ids]
    .flatMap((id) => state.character.get(id) ?? [])
    .filter((character) => (character.kind === 'minor') === (which === 'minor'))
    .sort((a, b) => a.characterNumber - b.characterNumber)
    .map((character) => character.name);
}
