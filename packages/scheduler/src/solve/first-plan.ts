import { appendFirstFit, byPlace, placeGreedily } from '../engine/greedy.ts';
import { insertCheapest } from '../engine/insertion.ts';
import { placeFixed } from '../engine/place-fixed.ts';
import type { PlanState } from '../engine/plan-state.ts';
import { restore, type Snapshot, snapshotOf } from '../engine/snapshot.ts';

/** Above so many pairs of scene and day trying every one of them takes too long for a first plan. */
const MOST_TRIALS = 60_000;
const never = () => false;

/**
 * A first plan, within a second: the cheapest of the board as it is with what it lacks put in, of scenes put one by one
 * where they are cheapest, and of the greedy plan.
 */
export function firstPlan(state: PlanState, stop: () => boolean): void {
  placeFixed(state);
  const bare = snapshotOf(state);
  const { scenes, days, source } = state.problem;
  const tries: ((state: PlanState) => void)[] = [];
  if (scenes * days.length <= MOST_TRIALS) {
    if (source.baseline.length > 0)
      tries.push(
        (plan) => wholeBoard(plan, stop, oneByOne),
        (plan) => withoutBreaches(plan, stop),
      );
    tries.push((plan) => oneByOne(plan, stop));
  }
  // Where there is a great deal, one way through the days comes first; the greedy plan then fills what it left.
  else {
    if (source.baseline.length > 0) tries.push((plan) => wholeBoard(plan, stop, placeGreedily));
    tries.push((plan) => dayAfterDay(plan, stop));
  }
  tries.push((plan) => placeGreedily(plan, stop));
  let best: { total: number; snapshot: Snapshot } | null = null;
  for (const attempt of tries) {
    if (best) restore(state, bare);
    attempt(state);
    if (!best || state.recount() < best.total) best = { total: state.total, snapshot: snapshotOf(state) };
    if (stop()) break;
  }
  if (best) restore(state, best.snapshot);
}

/** Scenes by place, each after those that have to be shot before it, from the first day to the last and not back. */
function dayAfterDay(state: PlanState, stop: () => boolean): void {
  appendFirstFit(state, afterTheirPairs(state, byPlace(state)), stop, 'nextDays');
  placeGreedily(state, stop);
}

function afterTheirPairs({ problem }: PlanState, scenes: readonly number[]): number[] {
  const before: number[][] = Array.from({ length: problem.scenes }, () => []);
  for (const { kind, severity, scenes: pair } of problem.links)
    if (kind === 'precedence' && severity === 'hard') before[pair[1]!]!.push(pair[0]!);
  const ordered = new Set<number>();
  for (const scene of scenes) {
    // The pairs do not go round in a circle: contradictionsOf has refused those.
    const waiting = [scene];
    while (waiting.length > 0) {
      const next = before[waiting.at(-1)!]!.find((one) => !ordered.has(one));
      if (next === undefined) ordered.add(waiting.pop()!);
      else waiting.push(next);
    }
  }
  return [...ordered];
}

function oneByOne(state: PlanState, stop: () => boolean): void {
  for (const scene of byPlace(state)) {
    if (stop()) return;
    if (state.day[scene]! < 0) insertCheapest(state, scene, never);
  }
}

/** The board's days in their order, all at once: what each day lacks of the others may be what breaks a rule. */
function wholeBoard(state: PlanState, stop: () => boolean, placeRest: typeof oneByOne): void {
  const days = state.records.map(({ scenes, count }) => Array.from(scenes.subarray(0, count)));
  for (const { day, scenes } of boardDays(state)) {
    const others = days[day]!.filter((scene) => !scenes.includes(scene));
    const here = scenes.filter((scene) => state.day[scene]! < 0 || state.day[scene] === day);
    days[day] = [...others, ...here];
  }
  restore(
    state,
    days.map((scenes) => Int32Array.from(scenes)),
  );
  placeRest(state, stop);
}

/** The board's days in their order, without what breaks a hard rule; then the rest. */
function withoutBreaches(state: PlanState, stop: () => boolean): void {
  for (const { day, scenes } of boardDays(state))
    for (const scene of scenes) {
      if (state.day[scene]! >= 0) continue;
      state.put(scene, day, state.records[day]!.count);
      if (state.change() < 0) state.keep();
      else state.undo();
    }
  oneByOne(state, stop);
}

/** Scenes by day as they stand on the board, without the days that stay as they are. */
function boardDays({ problem }: PlanState): { day: number; scenes: number[] }[] {
  const sceneAt = new Map(problem.source.scenes.map(({ id }, i) => [id, i]));
  const dayAt = new Map(problem.days.map(({ id }, i) => [id, i]));
  return problem.source.baseline
    .map(({ day, scenes }) => ({ day: dayAt.get(day)!, scenes: scenes.map((id) => sceneAt.get(id)!) }))
    .filter(({ day }) => !problem.days[day]!.locked);
}
