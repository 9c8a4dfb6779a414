import {
  type ClockMinutes,
  commandSubject,
  dayName,
  dayNumbers,
  formatClock,
  type Id,
  type ProjectState,
  rowsOf,
  shortDate,
} from '@ddak/domain';

/** A scene that is set to begin before its day's call, which no proposal can keep. */
export interface EarlyStart {
  readonly rowId: Id;
  readonly timetableId: Id;
  readonly start: ClockMinutes;
  readonly text: string;
}

/** BP14: the scenes of these days that are set to begin before the call, in the order of days and rows. */
export function earlyStarts(state: ProjectState, boardId: Id, days: readonly Id[]): EarlyStart[] {
  const numbers = dayNumbers(state, boardId);
  return days.flatMap((dayId) => {
    const day = state.timetable.get(dayId);
    if (!day) return [];
    return rowsOf(state, dayId).flatMap((row) => {
      const { _id, fixedStart, sceneData } = row;
      if (sceneData === null || fixedStart === null || row.state === 'dropped') return [];
      if (fixedStart >= day.calltime) return [];
      const where = `${shortDate(day.tableDate)} ${dayName(day, numbers.get(dayId))}`;
      const when = `시작 고정 ${formatClock(fixedStart)}, 콜 ${formatClock(day.calltime)}`;
      const text = `${where} · ${commandSubject(state, [_id])}: ${when}`;
      return [{ rowId: _id, timetableId: dayId, start: fixedStart, text }];
    });
  });
}
