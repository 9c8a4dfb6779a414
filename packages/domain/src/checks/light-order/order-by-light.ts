import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { headOf } from '../../timetable/joined/joined-rows.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { lightOn } from '../check-light.ts';
import { type PlannedScene, plannedScenes } from '../planned-scenes.ts';

/** Scenes that the light does not bind: behind the one that they follow now, or between those by day and those of the evening. */
export type Unbound = 'stay' | 'between';

const EVENING = 12 * 60;

/**
 * The rows of a day with its scenes in the order in which their light comes; what else stands in it stays in its place. Null
 * where its order is set, and where it is that already.
 */
export function orderByLight(state: ProjectState, day: Timetable, unbound: Unbound): readonly Id[] | null {
  if (hasSetOrder(state, day)) return null;
  const scenes = plannedScenes(state, day);
  const sorted = unitsOf(state, day, scenes, unbound)
    .toSorted((a, b) => a.at - b.at)
    .flatMap((unit) => unit.rowIds);
  if (sorted.every((id, i) => id === scenes[i]!.row._id)) return null;
  const isScene = new Set(sorted);
  let next = 0;
  return rowsOf(state, day._id).map(({ _id }) => (isScene.has(_id) ? sorted[next++]! : _id));
}

/** Whether somebody has pinned a scene of a day or set its time, or something is shot: its order is not for a rule to change. */
export const hasSetOrder = (state: ProjectState, day: Timetable): boolean =>
  plannedScenes(state, day).some(
    ({ row }) => row.pinned || row.fixedStart !== null || row.state !== 'planned',
  );

interface Unit {
  readonly rowIds: Id[];
  /** When its light comes, in minutes from midnight. */
  readonly at: number;
}

/** Scenes, and what is joined to them, with the hour at which each wants to be shot. */
function unitsOf(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
  unbound: Unbound,
): readonly Unit[] {
  const lightOf = lightOn(state, day, scenes);
  const hasDay = scenes.some(({ scene }) => scene.timeOfDay === 'day' && lightOf(scene));
  const here = new Map(scenes.map(({ row }) => [row._id, row]));
  const units = new Map<string, Unit>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { row, scene } of scenes) {
    const head = headOf(row, here);
    const unit = units.get(head);
    if (unit) {
      unit.rowIds.push(row._id);
      continue;
    }
    const spans = lightOf(scene)?.spans;
    // A dawn opens a day and ends a night.
    const span = scene.timeOfDay === 'dawn' && hasDay ? spans?.[0] : spans?.at(-1);
    const at = span?.start ?? (unbound === 'stay' ? before : EVENING);
    units.set(head, { rowIds: [row._id], at });
    before = at;
  }
  return [...units.values()];
}
