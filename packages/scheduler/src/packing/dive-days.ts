import { DayKnapsack, type PackedDay } from './day-knapsack.ts';
import type { PackingModel } from './packing-model.ts';
import { PackingRelaxation } from './packing-relaxation.ts';
import { withinLight } from './within-light.ts';

/** Steps of the programme before its first day is fixed, and before each further one. */
const MOST_STEPS = 400;
const STEPS_A_DAY = 12;
/** A day that the programme has this much of is as good as fixed. */
const WHOLE = 0.99;

/** Days that together hold every scene, as few as are found; and below how many there can be none. */
export interface Dive {
  readonly days: readonly (readonly number[])[];
  readonly fewestDays: number;
}

/**
 * Few days for all scenes, by minutes and moves: the day that the linear programme has most of is fixed, and the rest solved
 * anew, until every scene has one (a dive). Scenes are indices of the problem. Pauses at each step; once `stop` says so, each
 * further day is just as full as can be. No days, where more than `atMost` are proven to be needed.
 */
export function* diveDays(
  model: PackingModel,
  stop: () => boolean,
  atMost = Number.POSITIVE_INFINITY,
): Generator<void, Dive> {
  const knapsack = new DayKnapsack(model);
  const counts = model.kinds.map(({ scenes }) => scenes.length);
  const days: PackedDay[] = [];
  let relaxation = new PackingRelaxation(model, knapsack, counts);
  for (const day of greedyDays(model, knapsack, counts)) relaxation.add(day);
  yield* solve(relaxation, MOST_STEPS, stop);
  const { fewestDays } = relaxation;
  if (fewestDays > atMost) return { days: [], fewestDays };
  while (counts.some((count) => count > 0) && !stop()) {
    for (const day of toFix(relaxation, counts)) {
      days.push(day);
      for (const kind of day.kinds) counts[kind]!--;
    }
    const next = new PackingRelaxation(model, knapsack, counts);
    const used = relaxation.shares.map(({ day }) => day);
    for (const day of withoutRepeats(used)) next.add(day);
    next.enterAll();
    for (const day of withoutRepeats(relaxation.known)) next.add(day);
    relaxation = next;
    yield* solve(relaxation, STEPS_A_DAY, stop);
  }
  days.push(...greedyDays(model, knapsack, counts));
  return { days: scenesOf(model, days), fewestDays };
}

function* solve(relaxation: PackingRelaxation, steps: number, stop: () => boolean): Generator<void> {
  for (let i = 0; i < steps && !relaxation.isSolved && !stop(); i++) {
    relaxation.step();
    yield;
  }
}

/** One day after the other, each as full as what is left makes it. */
function greedyDays(model: PackingModel, knapsack: DayKnapsack, counts: readonly number[]): PackedDay[] {
  const left = [...counts];
  const sizes = model.kinds.map(({ units }) => units + 0.01);
  const days: PackedDay[] = [];
  const nowhere = new Float64Array(model.places);
  while (left.some((count) => count > 0)) {
    const full = knapsack.best(
      sizes,
      nowhere,
      withinLight(model, sizes, left, () => 1),
    );
    // What is longer than its light has a day alone.
    const day =
      full.kinds.length > 0
        ? full
        : aloneDay(
            model,
            left.findIndex((count) => count > 0),
          );
    days.push(day);
    for (const kind of day.kinds) left[kind]!--;
  }
  return days;
}

const aloneDay = ({ kinds }: PackingModel, kind: number): PackedDay => {
  const { place } = kinds[kind]!;
  return { kinds: [kind], places: place < 0 ? [] : [place] };
};

/** The day that the programme has most of, and all that it has in whole, as far as they do not share scenes. */
function toFix(relaxation: PackingRelaxation, counts: readonly number[]): PackedDay[] {
  const left = [...counts];
  const fixed: PackedDay[] = [];
  for (const { day, share } of relaxation.shares) {
    if (fixed.length > 0 && share < WHOLE) break;
    const used = new Map<number, number>();
    for (const kind of day.kinds) used.set(kind, (used.get(kind) ?? 0) + 1);
    if ([...used].some(([kind, count]) => count > left[kind]!)) continue;
    for (const [kind, count] of used) left[kind]! -= count;
    fixed.push(day);
  }
  return fixed;
}

function withoutRepeats(days: readonly PackedDay[]): PackedDay[] {
  return [...new Map(days.map((day) => [day.kinds.toSorted((a, b) => a - b).join(), day])).values()];
}

/** Which of the scenes of a kind goes where makes no difference to minutes: they are dealt out in their order. */
function scenesOf({ kinds }: PackingModel, days: readonly PackedDay[]): number[][] {
  const next = kinds.map(() => 0);
  return days.map((day) => day.kinds.map((kind) => kinds[kind]!.scenes[next[kind]!++]!));
}
