import { remembering } from '../kernel/remember.ts';
import type { Character, Location, Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { isCut } from '../timetable/is-cut.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import type { TimetableRow } from '../timetable/timetable.ts';

const rememberScenes = remembering<readonly TimetableRow[], readonly Scene[]>();

/** The scenes of a day in shooting order; one that stands there twice (a split) comes once. */
export function scenesOfDay(state: ProjectState, timetableId: string): readonly Scene[] {
  const rows = rowsOf(state, timetableId);
  return rememberScenes(rows, [state.scene], () => {
    const ids = rows.flatMap((row) =>
      row.sceneData && row.state !== 'dropped' && !isCut(state, row) ? [row.sceneData] : [],
    );
    return [...new Set(ids)].flatMap((id) => state.scene.get(id) ?? []);
  });
}

/** Everyone who plays in a day's scenes, by their numbers. */
export function castOfDay(state: ProjectState, timetableId: string): readonly Character[] {
  return [...castIds(state, timetableId)]
    .flatMap((id) => state.character.get(id) ?? [])
    .sort((a, b) => a.characterNumber - b.characterNumber || (a._id < b._id ? -1 : 1));
}

/** How many play in a day's scenes. */
export function castSizeOfDay(state: ProjectState, timetableId: string): number {
  let size = 0;
  for (const id of castIds(state, timetableId)) if (state.character.has(id)) size++;
  return size;
}

function castIds(state: ProjectState, timetableId: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { characters } of scenesOfDay(state, timetableId))
    for (const { _id } of characters) ids.add(_id);
  return ids;
}

/** The real places of a day in the order in which they are come to. */
export function locationsOfDay(state: ProjectState, timetableId: string): readonly Location[] {
  const ids = scenesOfDay(state, timetableId).flatMap((scene) => scene.location ?? []);
  return [...new Set(ids)].flatMap((id) => state.location.get(id) ?? []);
}
