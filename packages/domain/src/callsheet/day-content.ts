import type { Character, Location, Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from '../timetable/rows-of.ts';

/** The scenes of a day in shooting order; one that stands there twice (a split) comes once. */
export function scenesOfDay(state: ProjectState, timetableId: string): readonly Scene[] {
  const ids = rowsOf(state, timetableId).flatMap((row) =>
    row.sceneData && row.state !== 'dropped' ? [row.sceneData] : [],
  );
  return [...new Set(ids)].flatMap((id) => state.scene.get(id) ?? []);
}

/** Everyone who plays in a day's scenes, by their numbers. */
export function castOfDay(state: ProjectState, timetableId: string): readonly Character[] {
  const ids = scenesOfDay(state, timetableId).flatMap((scene) => scene.characters.map(({ _id }) => _id));
  return [...new Set(ids)]
    .flatMap((id) => state.character.get(id) ?? [])
    .sort((a, b) => a.characterNumber - b.characterNumber || (a._id < b._id ? -1 : 1));
}

/** The real places of a day in the order in which they are come to. */
export function locationsOfDay(state: ProjectState, timetableId: string): readonly Location[] {
  const ids = scenesOfDay(state, timetableId).flatMap((scene) => scene.location ?? []);
  return [...new Set(ids)].flatMap((id) => state.location.get(id) ?? []);
}
