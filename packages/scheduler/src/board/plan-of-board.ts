import { daysOf, type Id, type ProjectState } from '@ddak/domain';
import type { PlannedDay, PlannedRow, SchedulePlan } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { moveBetween } from '../verify/plan-facts.ts';
import { placeKey } from './place-key.ts';
import { type Block, type BoardDay, blocksOf, isBlock, readBoardDay } from './read-board-day.ts';

/**
 * BP2: the board as it is, as a plan of its problem: with its own clock. Where it lacks the minutes for a move between
 * two places, what follows begins so much later; everything else stands where the board has it.
 */
export function planOfBoard(state: ProjectState, boardId: Id, problem: ScheduleProblem): SchedulePlan {
  const asked = new Map(problem.days.map((day) => [day.id, day]));
  const scenes = new Set(problem.scenes.map((scene) => scene.id));
  const days = daysOf(state, boardId)
    .map((day) => readBoardDay(state, day))
    .filter((one) => asked.has(one.day._id))
    // A scene that is too long for its day is asked for in parts, and so stands nowhere yet (BP7).
    .map((one) => ({ ...one, middle: one.middle.filter((item) => !isBlock(item) || scenes.has(item.id)) }))
    .filter((one) => blocksOf(one).length > 0)
    .map((one) => plannedDay(state, problem, one));
  const placed = new Set(
    days.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : []))),
  );
  return { days, leftOver: [...scenes].filter((id) => !placed.has(id)) };
}

function plannedDay(state: ProjectState, problem: ScheduleProblem, one: BoardDay): PlannedDay {
  const { day, call, setupMinutes, wrapMinutes } = one;
  const rows: PlannedRow[] = [];
  let now = call + setupMinutes;
  let last: { end: number; place: string; eaten: number } | null = null;
  for (const item of one.middle) {
    if (!isBlock(item)) {
      if (item.kind === 'wait') continue;
      const start = Math.max(now, one.clock.get(item.row._id)?.start ?? now);
      rows.push({ kind: item.kind, start, end: start + item.minutes });
      now = start + item.minutes;
      if (last && item.kind === 'meal') last.eaten += item.minutes;
      continue;
    }
    const place = placeKey(state, item.scene);
    const needed =
      last && place !== null && place !== last.place ? moveBetween(problem, last.place, place) : null;
    const start = Math.max(now, startOnBoard(one, item));
    const lacking = needed && last ? Math.max(0, last.end + last.eaten + needed.minutes - start) : 0;
    if (lacking > 0) rows.push({ kind: 'move', start, end: start + lacking });
    now = start + lacking + item.minutes;
    rows.push({ kind: 'scene', scene: item.id, start: start + lacking, end: now });
    if (place !== null) last = { end: now, place, eaten: 0 };
    else if (last) last.eaten += item.minutes;
  }
  return { day: day._id, call, release: now + wrapMinutes, rows };
}

const startOnBoard = ({ clock }: BoardDay, { row, minutes }: Block): number =>
  (clock.get(row._id)?.end ?? 0) - minutes;
