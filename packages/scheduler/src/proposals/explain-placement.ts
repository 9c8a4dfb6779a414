import type { SchedulePlan } from '../plan/schedule-plan.ts';
import type { ProblemScene, ScheduleProblem } from '../problem/schedule-problem.ts';
import { stateOf } from './board-plan.ts';
import { cheapestElsewhere, type Elsewhere } from './cheapest-elsewhere.ts';

/** Why a scene is where it is; the Korean words are made in words/say-placement.ts. */
export type PlacementReason =
  | { readonly code: 'pinned' | 'locked' | 'onlyDay' | 'asOnBoard' }
  | {
      readonly code: 'firstDayOf' | 'lastDayOf' | 'onlyDayOf' | 'nextToDaysOf';
      readonly person: string;
    }
  | { readonly code: 'wholePlace' | 'restOfPlace'; readonly place: string; readonly scenes: number }
  | { readonly code: 'withElement'; readonly element: string }
  | { readonly code: 'withNights' }
  | { readonly code: 'before' | 'after'; readonly scene: string };

export interface Placement {
  readonly scene: string;
  readonly day: string;
  /** The strongest first. */
  readonly reasons: readonly PlacementReason[];
  /** The cheapest other day; null: nothing else is open to it, or it is pinned. */
  readonly elsewhere: Elsewhere | null;
}

interface DayOrder {
  readonly day: string;
  readonly date: string;
  readonly scenes: readonly ProblemScene[];
}

/** Why a scene of a plan stands on its day, and what it would cost to put it on another. Null where it is left over. */
export function explainPlacement(
  problem: ScheduleProblem,
  plan: SchedulePlan,
  scene: string,
): Placement | null {
  const days = daysOf(problem, plan);
  const at = days.findIndex((day) => day.scenes.some((one) => one.id === scene));
  if (at < 0) return null;
  const own = days[at]!.scenes.find((one) => one.id === scene)!;
  const state = stateOf(
    problem,
    days.map(({ day, scenes }) => ({ day, scenes: scenes.map(({ id }) => id) })),
  );
  const index = problem.scenes.findIndex(({ id }) => id === scene);
  const { elsewhere, isOnlyDay } = cheapestElsewhere(state, index, days[at]!.day);
  const reasons: PlacementReason[] = [
    ...fixedBy(problem, own, days[at]!.day),
    ...(isOnlyDay ? [{ code: 'onlyDay' as const }] : []),
    ...placeReasons(days, own, at),
    ...castReasons(problem, days, own, at),
    ...otherReasons(problem, days, own, at),
  ];
  return { scene, day: days[at]!.day, reasons, elsewhere };
}

function daysOf(problem: ScheduleProblem, plan: SchedulePlan): DayOrder[] {
  const scenes = new Map(problem.scenes.map((scene) => [scene.id, scene]));
  const dates = new Map(problem.days.map((day) => [day.id, day.date]));
  return plan.days
    .map(({ day, rows }) => ({
      day,
      date: dates.get(day)!,
      scenes: rows.flatMap((row) => (row.kind === 'scene' ? [scenes.get(row.scene)!] : [])),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function fixedBy(
  { pins, days, baseline }: ScheduleProblem,
  { id }: ProblemScene,
  day: string,
): PlacementReason[] {
  if (pins.some((pin) => pin.scene === id)) return [{ code: 'pinned' }];
  if (days.find((one) => one.id === day)?.locked) return [{ code: 'locked' }];
  return baseline.some((one) => one.day === day && one.scenes.includes(id)) ? [{ code: 'asOnBoard' }] : [];
}

function placeReasons(days: readonly DayOrder[], { place }: ProblemScene, at: number): PlacementReason[] {
  if (place === null) return [];
  const perDay = days.map((day) => day.scenes.filter((one) => one.place === place).length);
  const here = perDay[at]!;
  if (here < 2) return [];
  const isAll = perDay.every((count, i) => i === at || count === 0);
  return [{ code: isAll ? 'wholePlace' : 'restOfPlace', place, scenes: here }];
}

/** The dearest of the cast first. */
function castReasons(
  { people }: ScheduleProblem,
  days: readonly DayOrder[],
  { cast }: ProblemScene,
  at: number,
): PlacementReason[] {
  const ranked = people
    .filter((person) => cast.includes(person.id))
    .sort((a, b) => b.dayRate + b.holdRate - (a.dayRate + a.holdRate));
  return ranked.flatMap(({ id }): PlacementReason[] => {
    const own = days.flatMap((day, i) => (day.scenes.some((one) => one.cast.includes(id)) ? [i] : []));
    if (own.length === 1) return [{ code: 'onlyDayOf', person: id }];
    if (own[0] === at) return [{ code: 'firstDayOf', person: id }];
    if (own.at(-1) === at) return [{ code: 'lastDayOf', person: id }];
    return own.includes(at - 1) || own.includes(at + 1) ? [{ code: 'nextToDaysOf', person: id }] : [];
  });
}

function otherReasons(
  { precedences, elements }: ScheduleProblem,
  days: readonly DayOrder[],
  own: ProblemScene,
  at: number,
): PlacementReason[] {
  const { scenes } = days[at]!;
  const nameOf = new Map(elements.map(({ id, name }) => [id, name ?? id]));
  const together = own.elements.filter((element) =>
    scenes.some((one) => one !== own && one.elements.includes(element)),
  );
  // One thing may be two elements: what units cannot share, and what is paid for it.
  const reasons: PlacementReason[] = together
    .filter((element, i) => together.findIndex((one) => nameOf.get(one) === nameOf.get(element)) === i)
    .map((element) => ({ code: 'withElement', element }));
  const nights = scenes.filter((one) => one.timeOfDay === 'night').length;
  if (own.timeOfDay === 'night' && nights > 1) reasons.push({ code: 'withNights' });
  for (const pair of precedences) {
    if (pair.before === own.id) reasons.push({ code: 'before', scene: pair.after });
    if (pair.after === own.id) reasons.push({ code: 'after', scene: pair.before });
  }
  return reasons;
}
