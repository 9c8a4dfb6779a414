import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { isCut } from '../timetable/is-cut.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import type { Timetable, TimetableRow } from '../timetable/timetable.ts';

/** A scene for which people, places and things were called on a day. */
export interface CalledScene {
  readonly scene: Scene;
  /** CO20: it was called, and then not shot (미촬영). */
  readonly isUnshot: boolean;
}

/**
 * CO20: the scenes that a day is paid for, row by row: also those that were not shot after all, but where the day was called off
 * before its call (TT2). A scene that is 결번, or was omitted, needs nobody.
 */
export function calledScenes(state: ProjectState, day: Timetable): readonly CalledScene[] {
  const rows = rowsOf(state, day._id).filter((row) => !isCut(state, row));
  const called = rows.some(isUnshot) && isCalledOff(state, day) ? rows.filter((row) => !isUnshot(row)) : rows;
  return called.flatMap((row) => {
    const scene = state.scene.get(row.sceneData ?? '');
    return scene && scene.status !== 'omitted' ? [{ scene, isUnshot: isUnshot(row) }] : [];
  });
}

/** TT2: who cancels before the call gives the number up. */
export const isCalledOff = (state: ProjectState, day: Timetable): boolean =>
  day.dayKind === '촬영' && !dayNumbers(state, day.boardId).has(day._id);

const isUnshot = ({ state }: TimetableRow): boolean => state === 'dropped';
