import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';

/**
 * SP6: where sets are shot, as far as people have said so: a set of which all placed scenes are shot at one real place.
 * Accepting makes no places itself.
 */
export function placesOfSets(state: ProjectState): ReadonlyMap<string, Id | null> {
  const places = new Map<string, Id | null>();
  for (const { setName, location, status } of state.scene.values()) {
    if (setName === '' || location === null || status === 'omitted') continue;
    const known = places.get(setName);
    places.set(setName, known === undefined || known === location ? location : null);
  }
  return places;
}
