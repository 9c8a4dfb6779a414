import { mayFit } from './can-place.ts';
import type { PlanState } from './plan-state.ts';

export interface Insertion {
  day: number;
  at: number;
  /** By how much the plan gets dearer. */
  cost: number;
}

const LIGHT = { dawn: 0, day: 1, sunset: 2, night: 3 } as const;
/** Up to so many scenes every place of a day is tried. */
const SHORT_DAY = 3;
const candidates: number[] = [];

/** Where in a day a scene is worth trying: beside scenes of its place, where its light is, at the end. */
export function placesInDay(state: PlanState, scene: number, day: number): readonly number[] {
  const { place, source } = state.problem;
  const { scenes, count } = state.records[day]!;
  candidates.length = 0;
  if (count <= SHORT_DAY) {
    for (let at = 0; at <= count; at++) candidates.push(at);
    return candidates;
  }
  const add = (at: number) => {
    if (!candidates.includes(at)) candidates.push(at);
  };
  const light = LIGHT[source.scenes[scene]!.timeOfDay ?? 'day'];
  let byLight = 0;
  for (let i = 0; i < count; i++) {
    const other = scenes[i]!;
    if (place[other] === place[scene]) {
      if (i === 0 || place[scenes[i - 1]!] !== place[scene]) add(i);
      if (i === count - 1 || place[scenes[i + 1]!] !== place[scene]) add(i + 1);
    }
    if (LIGHT[source.scenes[other]!.timeOfDay ?? 'day'] <= light) byLight = i + 1;
  }
  add(byLight);
  add(count);
  return candidates;
}

/** The cheapest place of a day for a scene that stands nowhere; Infinity where it cannot be there, or not below `limit`. */
export function cheapestInDay(
  state: PlanState,
  scene: number,
  day: number,
  found: Insertion,
  limit = Number.POSITIVE_INFINITY,
): void {
  found.day = day;
  found.cost = Number.POSITIVE_INFINITY;
  if (!mayFit(state, scene, day)) return;
  if (limit < Number.POSITIVE_INFINITY && state.leastChange([scene], [day]) >= limit) return;
  const places = [...placesInDay(state, scene, day)];
  for (const at of places) {
    state.put(scene, day, at);
    const cost = state.change();
    state.undo();
    if (cost >= found.cost) continue;
    found.cost = cost;
    found.at = at;
  }
}

/** Puts a scene that stands nowhere where it is cheapest; with `blink` some days are overlooked by chance. */
export function insertCheapest(state: PlanState, scene: number, blink: () => boolean): boolean {
  const found: Insertion = { day: -1, at: 0, cost: 0 };
  let best: Insertion | null = null;
  for (let day = 0; day < state.records.length; day++) {
    if (blink()) continue;
    cheapestInDay(state, scene, day, found, best?.cost ?? 0);
    if (found.cost < (best?.cost ?? 0)) best = { ...found };
  }
  if (!best) return false;
  state.put(scene, best.day, best.at);
  state.change();
  state.keep();
  return true;
}

/** Puts a scene where it is cheapest of all days that are not locked, even if that breaks a hard rule. */
export function insertAnywhere(state: PlanState, scene: number): Insertion | null {
  let best: Insertion | null = null;
  for (let day = 0; day < state.records.length; day++) {
    if (state.problem.days[day]!.locked) continue;
    for (const at of [...placesInDay(state, scene, day)]) {
      state.put(scene, day, at);
      const cost = state.change();
      state.undo();
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { day, at, cost };
    }
  }
  if (!best) return null;
  state.put(scene, best.day, best.at);
  state.change();
  state.keep();
  return best;
}
