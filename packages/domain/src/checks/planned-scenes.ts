import type { ClockMinutes } from '../kernel/clock.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import { actualClock } from '../timetable/shot/actual-clock.ts';
import type { Timetable, TimetableRow } from '../timetable/timetable.ts';

/** A scene that is to be shot on a day, or was (TT36), with its time there. */
export interface PlannedScene {
  readonly row: TimetableRow;
  readonly scene: Scene;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}

/** The scenes of a day in their order, without what was dropped or omitted. */
export function plannedScenes(state: ProjectState, day: Timetable): readonly PlannedScene[] {
  const clock = new Map(actualClock(state, day._id).rows.map((row) => [row.rowId, row]));
  return rowsOf(state, day._id).flatMap((row): PlannedScene[] => {
    const scene = row.sceneData && row.state !== 'dropped' ? state.scene.get(row.sceneData) : undefined;
    if (!scene || scene.status === 'omitted') return [];
    const { start, end } = clock.get(row._id)!;
    return [{ row, scene, start, end }];
  });
}
