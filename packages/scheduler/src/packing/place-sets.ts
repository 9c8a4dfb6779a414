import { isFixed } from '../engine/can-place.ts';
import { cheapestInDay, type Insertion, insertCheapest } from '../engine/insertion.ts';
import type { PlanState } from '../engine/plan-state.ts';
import { restore, snapshotOf } from '../engine/snapshot.ts';

/**
 * Gives sets of scenes days of their own: first what few days are open to, then what needs a late call, as late as can be, so
 * that no early one follows without a rest. What breaks a hard rule there, and what is in no set, goes to any other day, or
 * stays left over. Days that somebody has locked or filled keep what they have.
 */
export function placeSets(state: PlanState, sets: readonly (readonly number[])[]): void {
  const free = state.records.flatMap(({ count }, day) =>
    count === 0 && !state.problem.days[day]!.locked ? [day] : [],
  );
  const waiting = sets
    .map((set) => set.filter((scene) => state.day[scene]! < 0 && !isFixed(state, scene)))
    .filter((set) => set.length > 0)
    .map((set) => ({ set, minutes: minutesOf(state, set) }))
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, free.length)
    .map(({ set, minutes }) => ({
      ...{ set, minutes },
      choices: free.filter((day) => set.every((scene) => state.windows.isOpen(scene, day))).length,
      from: Math.max(0, ...set.map((scene) => earliestOf(state, scene))),
    }))
    .sort((a, b) => a.choices - b.choices || b.from - a.from || b.minutes - a.minutes);
  for (const { set, minutes } of waiting) {
    const day = bestDayFor(state, set, minutes, free);
    free.splice(free.indexOf(day), 1);
    fill(state, day, set);
  }
  for (const scene of state.day.keys())
    if (state.day[scene]! < 0 && !isFixed(state, scene)) insertCheapest(state, scene, () => false);
}

const minutesOf = ({ problem }: PlanState, scenes: readonly number[]): number =>
  scenes.reduce((sum, scene) => sum + problem.minutes[scene]!, 0);

/** The last of the days that take most of a set. */
function bestDayFor(
  state: PlanState,
  set: readonly number[],
  minutes: number,
  days: readonly number[],
): number {
  let best = days.at(-1)!;
  let most = -1;
  for (const day of days.toReversed()) {
    const before = snapshotOf(state);
    const shot = fill(state, day, set);
    restore(state, before);
    if (shot <= most) continue;
    most = shot;
    best = day;
    if (shot === minutes) break;
  }
  return best;
}

/** The clock time at which a scene can be begun on the day that lets it begin first; Infinity: on none. */
function earliestOf({ problem, windows }: PlanState, scene: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [day, { callFrom, source, locked }] of problem.days.entries()) {
    if (locked || !windows.isOpen(scene, day)) continue;
    const { hard } = windows.of(scene, day);
    const first = callFrom + source.setupMinutes;
    for (let i = 0; i < hard.length; i += 2)
      if (hard[i + 1]! - Math.max(first, hard[i]!) >= problem.minutes[scene]!) {
        least = Math.min(least, Math.max(first, hard[i]!));
        break;
      }
  }
  return least;
}

/** Scenes that are bound to hours come first; those of one place together. How many minutes the day takes. */
function fill(state: PlanState, day: number, set: readonly number[]): number {
  const { place, minutes } = state.problem;
  const span = (scene: number) => {
    const { hard } = state.windows.of(scene, day);
    return hard.length === 0 ? 0 : hard.at(-1)! - hard[0]!;
  };
  const order = set.toSorted(
    (a, b) => span(a) - span(b) || place[a]! - place[b]! || minutes[b]! - minutes[a]!,
  );
  const found: Insertion = { day, at: 0, cost: 0 };
  let shot = 0;
  for (const scene of order) {
    cheapestInDay(state, scene, day, found);
    if (found.cost >= 0) continue;
    state.put(scene, day, found.at);
    state.change();
    state.keep();
    shot += minutes[scene]!;
  }
  return shot;
}
