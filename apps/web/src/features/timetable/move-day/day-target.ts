import { addDays, type DateText, type Id } from '@ddak/domain';
import type { DayView } from '../view/day-view.ts';

/** The part of a day's column that a pointer is over: its middle, or what lies at its edge towards the next. */
export type PartOfDay = 'before' | 'on' | 'after';

type Placed = Pick<DayView, 'timetableId' | 'tableDate' | 'unit'>;

/**
 * The date that a whole day is dragged to. Over another day it is the date of that one, at its edge the free date beside
 * it, if there is one; behind all days (`over` null) the date after the last. Null: nowhere.
 */
export function dayTarget(
  days: readonly Placed[],
  lifted: Id,
  over: Id | null,
  part: PartOfDay,
): DateText | null {
  const day = days.find((one) => one.timetableId === lifted);
  const last = days.findLast((one) => one.timetableId !== lifted);
  if (!day) return null;
  if (over === null) return last ? addDays(last.tableDate, 1) : null;
  const other = days.find((one) => one.timetableId === over);
  if (!other || over === lifted) return null;
  if (part === 'on') return other.tableDate;
  const beside = addDays(other.tableDate, part === 'before' ? -1 : 1);
  const taken = days.some((one) => one.tableDate === beside && one.unit === day.unit);
  return taken ? other.tableDate : beside;
}

/** How much of a column is its edge. */
const EDGE = 0.2;

/** Which part of a box lies at that place. */
export function partAt(x: number, box: { readonly left: number; readonly width: number }): PartOfDay {
  const share = (x - box.left) / box.width;
  if (share < EDGE) return 'before';
  return share > 1 - EDGE ? 'after' : 'on';
}
