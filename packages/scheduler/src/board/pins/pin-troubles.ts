import {
  formatClock,
  type Id,
  type LabourRules,
  type ProjectState,
  rulesOf,
  type Timetable,
  type TimetableRow,
} from '@ddak/domain';
import { mayChange } from '../read-board.ts';
import { type BoardDay, readBoardDay, setMealsOf } from '../read-board-day.ts';
import { fixedScenes } from './fixed-scenes.ts';
import { lateStart } from './late-start.ts';
import { overfullDay } from './overfull-day.ts';
import { overlappingStarts } from './overlapping-starts.ts';
import { freeStart, movedCall, type PinTrouble, sayTrouble } from './pin-trouble.ts';
import { pinsWithoutNeeds } from './pins-without-needs.ts';

/** BP14, BP15: what somebody has fixed on these days and no proposal can keep, in the order of days and rows. */
export function pinTroubles(state: ProjectState, boardId: Id, days: readonly Id[]): PinTrouble[] {
  const rules = rulesOf(state, boardId);
  return days.flatMap((dayId) => {
    const day = state.timetable.get(dayId);
    const read = day && readBoardDay(state, day);
    return read && mayChange(read) ? troublesOf(state, read, rules) : [];
  });
}

function troublesOf(state: ProjectState, read: BoardDay, rules: LabourRules): PinTrouble[] {
  const fixed = fixedScenes(state, read);
  return [
    ...[...fixed, ...setMealsOf(read)].flatMap(({ row }) => earlyStart(state, read.day, row)),
    ...overlappingStarts(state, read, fixed),
    ...lateStart(state, read, fixed, rules),
    ...pinsWithoutNeeds(state, read, fixed),
    ...overfullDay(state, read, fixed, rules),
  ];
}

/** BP14: it is to begin before the call. */
function earlyStart(state: ProjectState, day: Timetable, { _id, fixedStart }: TimetableRow): PinTrouble[] {
  if (fixedStart === null || fixedStart >= day.calltime) return [];
  const wrong = `시작 고정 ${formatClock(fixedStart)}, 콜 ${formatClock(day.calltime)}`;
  return [
    {
      key: `${_id} early`,
      text: sayTrouble(state, day, [_id], wrong),
      ways: [movedCall(day, fixedStart, '콜타임 앞당기기'), freeStart(_id)],
    },
  ];
}
