import { pauseOf, type WorkDay } from '../labour/work-day.ts';
import type { ProjectState } from '../state.ts';
import { dayMoves } from '../timetable/day-moves.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import { actualClock, isRecorded } from '../timetable/shot/actual-clock.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { unknownMove } from '../timetable/travel-minutes.ts';

/**
 * CO9, BP2: the working day as it has to be paid: where the board lacks the minutes for a move (TT11), what follows is so
 * much later, as far as no idle time before it takes that up. What was recorded has its moves in its times (CO20).
 */
export function dayWithMoves(state: ProjectState, day: Timetable, work: WorkDay): WorkDay {
  const lacking = new Map(
    dayMoves(state, day).unplanned.map(({ after, minutes }) => [after._id, minutes ?? unknownMove(state)]),
  );
  if (lacking.size === 0) return work;
  const rows = new Map(rowsOf(state, day._id).map((row) => [row._id, row]));
  let [late, idle] = [0, 0];
  const pauses: WorkDay['pauses'][number][] = [];
  for (const { rowId, start, end, minutes, gapBefore } of actualClock(state, day._id).rows) {
    const row = rows.get(rowId)!;
    const phase = row.phaseData;
    if (isRecorded(row)) late = 0;
    const slack = gapBefore + (phase?.kind === '대기' ? minutes : 0);
    late = Math.max(0, late - slack);
    idle += slack;
    const kind = pauseOf(phase);
    if (kind && minutes > 0) pauses.push({ kind, start: start + late, end: end + late });
    if (phase) continue;
    if (!isRecorded(row)) late += Math.max(0, (lacking.get(rowId) ?? 0) - idle);
    idle = 0;
  }
  return { ...work, pauses, end: work.end + late };
}
