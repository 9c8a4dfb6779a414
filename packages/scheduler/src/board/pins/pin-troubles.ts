import {
  formatClock,
  type Id,
  type LabourRules,
  type ProjectState,
  rulesOf,
  type Timetable,
} from '@ddak/domain';
import { mayChange } from '../read-board.ts';
import { type BoardDay, readBoardDay } from '../read-board-day.ts';
import { type FixedScene, fixedScenes } from './fixed-scenes.ts';
import { overfullDay } from './overfull-day.ts';
import { overlappingStarts } from './overlapping-starts.ts';
import { freeStart, type PinTrouble, sayTrouble } from './pin-trouble.ts';
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
    ...fixed.flatMap((scene) => earlyStart(state, read.day, scene)),
    ...overlappingStarts(state, read, fixed),
    ...pinsWithoutNeeds(state, read, fixed),
    ...overfullDay(state, read, fixed, rules),
  ];
}

/** BP14: it is to begin before the call. */
function earlyStart(state: ProjectState, day: Timetable, { row }: FixedScene): PinTrouble[] {
  const { _id, fixedStart } = row;
  if (fixedStart === null || fixedStart >= day.calltime) return [];
  const wrong = `시작 고정 ${formatClock(fixedStart)}, 콜 ${formatClock(day.calltime)}`;
  const earlier = { timetableId: day._id, patch: { calltime: fixedStart } };
  return [
    {
      key: `${_id} early`,
      text: sayTrouble(state, day, [_id], wrong),
      ways: [
        {
          label: '콜타임 앞당기기',
          done: `콜타임을 ${formatClock(fixedStart)}으로 앞당겼어요.`,
          command: { name: 'editTimetable', args: earlier },
        },
        freeStart(_id),
      ],
    },
  ];
}
