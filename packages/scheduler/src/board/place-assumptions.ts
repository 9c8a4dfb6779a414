import { type ProjectState, scenePlace } from '@ddak/domain';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { sceneIdOf } from './scene-parts.ts';

/** What a proposal takes for granted of places that nobody has named. */
export interface PlaceAssumptions {
  /** Places of the problem of which nobody has said where they are. */
  readonly unknown: number;
  /** Sets that count as one place, because they are rooms of one building by their names (SL8). */
  readonly buildings: readonly { readonly name: string; readonly sets: readonly string[] }[];
}

/** BP10: what is taken for granted where sets have no real place yet, the largest building first. */
export function placeAssumptions(state: ProjectState, problem: ScheduleProblem): PlaceAssumptions {
  const unknown = new Map<string, { readonly name: string; readonly sets: Set<string> }>();
  for (const { id } of problem.scenes) {
    const scene = state.scene.get(sceneIdOf(id));
    const place = scene && scenePlace(state, scene);
    if (!scene || !place || place.isKnown) continue;
    const known = unknown.get(place.key) ?? { name: place.name, sets: new Set() };
    known.sets.add(scene.setName);
    unknown.set(place.key, known);
  }
  const buildings = [...unknown.values()]
    .filter(({ sets }) => sets.size > 1)
    .map(({ name, sets }) => ({ name, sets: [...sets] }))
    .sort((a, b) => b.sets.length - a.sets.length || (a.name < b.name ? -1 : 1));
  return { unknown: unknown.size, buildings };
}
