import { type Change, update } from '../../change.ts';
import { reportOf } from '../../day-report/report-of.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { takeOffDay } from '../days/take-off-day.ts';
import { daysOf, rowsOf, rowsOnBoard } from '../rows-of.ts';
import { isOfShoot, isWhollyShot } from '../shot/shot-scenes.ts';
import { takeOffRows } from '../take-off-rows.ts';
import type { Board, Timetable, TimetableRow } from '../timetable.ts';
import { copyDays } from './copy-days.ts';

/** TT35: what becomes of two boards when the second becomes the plan in the middle of a shoot. */
export interface ShotDays {
  /** The days of the first on which something was shot. They come to the second with their sheets and reports. */
  readonly brought: readonly Timetable[];
  /** What the second had planned for these dates, and goes. */
  readonly replaced: readonly Timetable[];
  /** The same, of which a sheet was issued or a report written: these stay, on the first board. */
  readonly exchanged: readonly Timetable[];
  /** Rows of other days of the second whose scenes are shot already. */
  readonly shotRows: readonly TimetableRow[];
}

/** Finds the days of the shoot on the present plan, and what of another board they take the place of. */
export function shotDaysFor(state: ProjectState, from: Board, to: Board): ShotDays {
  const brought = daysOf(state, from._id).filter((day) => isOfShoot(state, day));
  const places = new Set(brought.map(placeOf));
  const planned = daysOf(state, to._id);
  const met = planned.filter((day) => places.has(placeOf(day)));
  const stays = (day: Timetable) => reportOf(state, day._id) !== undefined || takeOffDay(state, day) === null;
  const isShotByNow = shotByNow(state, from);
  return {
    brought,
    replaced: met.filter((day) => !stays(day)),
    exchanged: met.filter(stays),
    shotRows: planned
      .filter((day) => !met.includes(day))
      .flatMap((day) => rowsOf(state, day._id).filter((row) => row.state === 'planned' && isShotByNow(row))),
  };
}

const placeOf = ({ tableDate, unit }: Timetable): string => `${tableDate}${unit}`;

/** Whether a row plans what a board has shot: the whole scene, or the same part of it. */
function shotByNow(state: ProjectState, board: Board): (row: TimetableRow) => boolean {
  return ({ sceneData, part }) => {
    if (sceneData === null) return false;
    const rows = rowsOnBoard(state, board._id, sceneData);
    return isWhollyShot(rows) || (part !== null && isWhollyShot(rows.filter((row) => row.part === part)));
  };
}

/** TT35: the changes of it. The first board keeps a copy of what was shot. @param commandId seeds the copies' ids */
export function bringShotDays(state: ProjectState, from: Board, to: Board, commandId: Id): (Change | null)[] {
  const { brought, replaced, exchanged, shotRows } = shotDaysFor(state, from, to);
  const given = new Set(exchanged.map(placeOf));
  return [
    ...takeOffRows(state, [...replaced.flatMap((day) => rowsOf(state, day._id)), ...shotRows]),
    ...replaced.flatMap((day) => takeOffDay(state, day) ?? []),
    ...brought.map((day) => update('timetable', day, { boardId: to._id })),
    ...exchanged.map((day) => update('timetable', day, { boardId: from._id })),
    ...copyDays(
      state,
      brought.filter((day) => !given.has(placeOf(day))),
      from._id,
      (id) => deriveId(commandId, id, 0),
    ),
  ];
}
