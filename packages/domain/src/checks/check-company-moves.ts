import { josa } from '../kernel/josa.ts';
import type { ProjectState } from '../state.ts';
import { dayMoves } from '../timetable/day-moves.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { unknownMove } from '../timetable/travel-minutes.ts';
import type { PlanFinding } from './finding.ts';

/** PC4: a change of place without an 이동 row, and, once for a day, places of which nobody knows yet where they are. */
export function checkCompanyMoves(state: ProjectState, day: Timetable): readonly PlanFinding[] {
  const { unknownPlaces, unplanned } = dayMoves(state, day);
  const base = { ruleId: 'companyMove', severity: 'soft', timetableId: day._id, value: 0 } as const;
  const missing = unplanned
    .filter((move) => move.isKnown)
    .map((move): PlanFinding => {
      const minutes = move.minutes ?? unknownMove(state);
      return {
        ...base,
        rowIds: [move.after._id],
        limit: minutes,
        excess: minutes,
        subject: move.after._id,
        mark: '이동 없음',
        message: `${move.from}에서 ${josa(move.to, '으로/로')} 옮기는 이동이 없어요.`,
        mend: `이동 ${minutes}분${move.minutes === null ? '(추정)' : ''}을 넣으세요.`,
      };
    });
  const unsettled = unplanned.filter((move) => !move.isKnown);
  if (unsettled.length === 0) return missing;
  return [
    ...missing,
    {
      ...base,
      rowIds: unsettled.map(({ after }) => after._id),
      value: unsettled.length,
      limit: 0,
      excess: unsettled.length,
      subject: '미정',
      mark: '',
      message: `이동 미정 · ${unknownPlaces}곳. 장소가 ${unsettled.length}번 바뀌는데 실제 촬영지가 정해지지 않았어요.`,
      mend: '장소에서 실제 촬영지를 정하세요.',
    },
  ];
}
