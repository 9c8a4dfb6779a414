import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { type ScenePlace, scenePlace } from '../scene/sets/scene-place.ts';
import type { ProjectState } from '../state.ts';
import { rowsOf } from './rows-of.ts';
import type { Timetable, TimetableRow } from './timetable.ts';
import { travelMinutes, unknownMove } from './travel-minutes.ts';

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
  /** Places of the day of which nobody has said where they are (SL9). */
  readonly unknownPlaces: number;
  /** 이동 rows of the usual minutes between places of which the way is not known. */
  readonly guessed: ReadonlySet<Id>;
  readonly unplanned: readonly UnplannedMove[];
}

const rememberMoves = remembering<readonly TimetableRow[], DayMoves>();

/**
 * TT11: how a company moves on a day. Scenes one after another at different places need an 이동 row between them, unless
 * both lie at one address. Where a set has no real place yet, nobody knows: such a move is unsettled, not missing.
 */
export function dayMoves(state: ProjectState, day: Timetable): DayMoves {
  const rows = rowsOf(state, day._id);
  return rememberMoves(rows, [state.scene, state.location, state.project], () => newMoves(state, rows));
}

function newMoves(state: ProjectState, rows: readonly TimetableRow[]): DayMoves {
  const unplanned: UnplannedMove[] = [];
  const unknown = new Set<string>();
  const guessed = new Set<Id>();
  let planned = 0;
  let moves: TimetableRow[] = [];
  let last: { readonly place: ScenePlace; readonly row: TimetableRow } | null = null;
  for (const row of rows) {
    if (row.state === 'dropped') continue;
    if (row.phaseData?.kind === '이동') {
      planned += 1;
      moves.push(row);
    }
    const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
    const place = scene && scene.status !== 'omitted' ? scenePlace(state, scene) : null;
    if (!place) continue;
    if (!place.isKnown) unknown.add(place.key);
    if (last && last.place.key !== place.key) {
      const move = moveBetween(last.place, place);
      if (moves.length === 0) {
        if (move.minutes !== 0) unplanned.push({ ...move, before: last.row, after: row });
      } else if (move.minutes === null)
        for (const one of moves) if (one.phaseData?.minutes === unknownMove(state)) guessed.add(one._id);
    }
    last = { place, row };
    moves = [];
  }
  return { planned, unknownPlaces: unknown.size, guessed, unplanned };
}

function moveBetween(from: ScenePlace, to: ScenePlace): Omit<UnplannedMove, 'before' | 'after'> {
  const minutes = from.location && to.location ? travelMinutes(from.location, to.location) : null;
  return { from: from.name, to: to.name, minutes, isKnown: from.isKnown && to.isKnown };
}
