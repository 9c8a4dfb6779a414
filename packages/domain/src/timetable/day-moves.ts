import type { Location, Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from './rows-of.ts';
import type { Timetable, TimetableRow } from './timetable.ts';
import { travelMinutes } from './travel-minutes.ts';

/** A change of place for which no 이동 row stands on the day. */
export interface UnplannedMove {
  readonly from: string;
  readonly to: string;
  /** The last scene's row before it, and the first one after it. */
  readonly before: TimetableRow;
  readonly after: TimetableRow;
  /** By the coordinates of both; null where they are not known. */
  readonly minutes: number | null;
  /** Whether it is known where both are really shot. */
  readonly isKnown: boolean;
}

export interface DayMoves {
  /** 이동 rows. */
  readonly planned: number;
  readonly places: number;
  readonly unplanned: readonly UnplannedMove[];
}

interface Place {
  readonly key: string;
  readonly name: string;
  readonly location: Location | undefined;
  readonly isKnown: boolean;
}

/**
 * TT11: how a company moves on a day. Scenes one after another at different places need an 이동 row between them, unless
 * both lie at one address. Where a set has no real place yet, nobody knows: such a move is unsettled, not missing.
 */
export function dayMoves(state: ProjectState, day: Timetable): DayMoves {
  const unplanned: UnplannedMove[] = [];
  const keys = new Set<string>();
  let planned = 0;
  let moved = false;
  let last: { readonly place: Place; readonly row: TimetableRow } | null = null;
  for (const row of rowsOf(state, day._id)) {
    if (row.state === 'dropped') continue;
    if (row.phaseData?.kind === '이동') {
      planned += 1;
      moved = true;
    }
    const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
    const place = scene && scene.status !== 'omitted' ? placeOf(state, scene) : null;
    if (!place) continue;
    keys.add(place.key);
    if (last && last.place.key !== place.key && !moved) {
      const move = moveBetween(last.place, place);
      if (move.minutes !== 0) unplanned.push({ ...move, before: last.row, after: row });
    }
    last = { place, row };
    moved = false;
  }
  return { planned, places: keys.size, unplanned };
}

function moveBetween(from: Place, to: Place): Omit<UnplannedMove, 'before' | 'after'> {
  const minutes = from.location && to.location ? travelMinutes(from.location, to.location) : null;
  return { from: from.name, to: to.name, minutes, isKnown: from.isKnown && to.isKnown };
}

/** Where a scene is shot: its real place, else its set. SP6 names a place after its set until it is known. */
function placeOf(state: ProjectState, scene: Scene): Place | null {
  const location = scene.location ? state.location.get(scene.location) : undefined;
  if (location) {
    const isKnown =
      location.realName !== scene.setName || location.address !== '' || location.latitude !== null;
    return { key: location._id, name: location.realName, location, isKnown };
  }
  if (scene.setName === '') return null;
  return { key: `set:${scene.setName}`, name: scene.setName, location: undefined, isKnown: false };
}
