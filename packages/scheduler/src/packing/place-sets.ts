import { isFixed } from '../engine/can-place.ts';
import { cheapestInDay, type Insertion, insertCheapest } from '../engine/insertion.ts';
import type { PlanState } from '../engine/plan-state.ts';

/**
 * Gives sets of scenes days of their own: the fullest set first, to the free day that is open to most of it. What breaks a
 * hard rule there, and what is in no set, goes to any other day, or stays left over. Days that somebody has locked or filled keep what they have.
 */
export function placeSets(state: PlanState, sets: readonly (readonly number[])[]): void {
  const minutesOf = (scenes: readonly number[]) =>
    scenes.reduce((sum, scene) => sum + state.problem.minutes[scene]!, 0);
  const waiting = sets
    .map((set) => set.filter((scene) => state.day[scene]! < 0 && !isFixed(state, scene)))
    .sort((a, b) => minutesOf(b) - minutesOf(a));
  const free = state.records.flatMap(({ count }, day) =>
    count === 0 && !state.problem.days[day]!.locked ? [day] : [],
  );
  for (const set of waiting) {
    const openOn = (day: number) => minutesOf(set.filter((scene) => state.windows.isOpen(scene, day)));
    const open = free.map(openOn);
    const [day] = free.splice(open.indexOf(Math.max(...open)), 1);
    if (day !== undefined) fill(state, day, set);
  }
  for (const scene of state.day.keys())
    if (state.day[scene]! < 0 && !isFixed(state, scene)) insertCheapest(state, scene, () => false);
}

/** Scenes that are bound to hours come first; those of one place together. */
function fill(state: PlanState, day: number, set: readonly number[]): void {
  const { place, minutes } = state.problem;
  const span = (scene: number) => {
    const { hard } = state.windows.of(scene, day);
    return hard.length === 0 ? 0 : hard.at(-1)! - hard[0]!;
  };
  const order = set.toSorted(
    (a, b) => span(a) - span(b) || place[a]! - place[b]! || minutes[b]! - minutes[a]!,
  );
  const found: Insertion = { day, at: 0, cost: 0 };
  for (const scene of order) {
    cheapestInDay(state, scene, day, found);
    if (found.cost >= 0) continue;
    state.put(scene, day, found.at);
    state.change();
    state.keep();
  }
}
