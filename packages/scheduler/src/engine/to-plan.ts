import type { PlannedDay, PlannedRow, SchedulePlan } from '../plan/schedule-plan.ts';
import type { DayRecord } from './day-record.ts';
import type { PlanState } from './plan-state.ts';

/** The plan that a search stands at, in the problem's own words. */
export function toPlan(state: PlanState): SchedulePlan {
  const { problem } = state;
  const byId = new Map(state.records.map((record, day) => [problem.days[day]!.id, { record, day }]));
  const days = problem.source.days.flatMap(({ id }): PlannedDay[] => {
    const { record } = byId.get(id)!;
    if (record.count === 0) return [];
    return [{ day: id, call: record.call, release: record.release, rows: rowsOf(state, record) }];
  });
  const leftOver = problem.source.scenes.filter((_, i) => state.day[i]! < 0).map((scene) => scene.id);
  return { days, leftOver };
}

function rowsOf({ problem }: PlanState, record: DayRecord): PlannedRow[] {
  const rows: PlannedRow[] = [];
  let here = -1;
  let meal = 0;
  let now = record.call;
  for (let i = 0; i < record.count; i++) {
    const scene = record.scenes[i]!;
    const there = problem.place[scene]!;
    const isMove = there >= 0 && here >= 0 && here !== there;
    let way = isMove ? problem.moveMinutes[here * problem.places + there]! : 0;
    if (there >= 0) here = there;
    const go = () => {
      if (way > 0) rows.push({ kind: 'move', start: now, end: now + way });
      way = 0;
    };
    for (; meal < record.mealCount && record.mealBefore[meal] === i; meal++) {
      const start = record.mealStart[meal]!;
      if (start >= now + way) go();
      now = record.mealEnd[meal]!;
      rows.push({ kind: 'meal', start, end: now });
    }
    go();
    const start = record.start[i]!;
    now = start + problem.minutes[scene]!;
    rows.push({ kind: 'scene', scene: problem.source.scenes[scene]!.id, start, end: now });
  }
  return rows;
}
