import {
  type ArgsOf,
  type DateText,
  type Id,
  nameOfDay,
  type ProjectState,
  shortDate,
  type Timetable,
} from '@ddak/domain';
import type { LostMove, MoveStep } from './tell-lost-move.ts';

/** A day that somebody has moved from the date that I had given it. */
export interface OutdoneDay {
  readonly dayId: Id;
  readonly mine: DateText;
}

/** PR12: who has put the days of `step` on which dates, with the move that puts the first of them back to mine. */
export function tellLostDay(
  after: ProjectState,
  who: string,
  step: MoveStep,
  outdone: readonly OutdoneDay[],
): LostMove {
  const days = outdone.flatMap(({ dayId, mine }) => {
    const day = after.timetable.get(dayId);
    return day ? [{ day, mine }] : [];
  });
  const moved = days.map(({ day }) => `${nameOfDay(after, day)} → ${shortDate(day.tableDate)}`);
  const mine = days.map((one) => `${nameOfDay(after, one.day)} ${shortDate(one.mine)}`);
  const [first] = days;
  return {
    commandId: step._id,
    name: step.name,
    title: first ? nameOfDay(after, first.day) : '',
    message: `${who} 님이 날짜를 옮겼어요: ${moved.join(', ')} (내가 옮긴 날짜: ${mine.join(', ')})`,
    again: first ? againOf(after, first.day, first.mine) : null,
    removed: null,
  };
}

/** Onto a date that another day has taken it comes by changing with that one, as a hand would. */
function againOf(state: ProjectState, day: Timetable, tableDate: DateText): LostMove['again'] {
  const there = [...state.timetable.values()].find(
    (other) => other.boardId === day.boardId && other.unit === day.unit && other.tableDate === tableDate,
  );
  if (there) {
    const args: ArgsOf<'swapTimetables'> = { timetableId: day._id, withTimetableId: there._id };
    return { name: 'swapTimetables', args };
  }
  const args: ArgsOf<'editTimetable'> = { timetableId: day._id, patch: { tableDate } };
  return { name: 'editTimetable', args };
}
