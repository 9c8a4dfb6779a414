import type { Rule } from '../problem/rules-schema.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { SequenceProblem } from '../sequence/sequence-problem.ts';
import type { AllocationProblem } from '../talent/allocation-problem.ts';
import type { TalentProblem } from '../talent/talent-problem.ts';

/** A problem that is one of the field's own, for which there is an exact part. */
export type Core =
  | { readonly kind: 'talent'; readonly problem: TalentProblem }
  | { readonly kind: 'sequence'; readonly problem: SequenceProblem }
  | { readonly kind: 'allocation'; readonly problem: AllocationProblem };

/**
 * Looks whether nothing of a problem matters but what one of the exact parts knows. On a single day without rules only
 * the order counts: waits (talent scheduling), or also places that are come back to and pairs in order. With nothing but
 * a number of scenes a day, and people paid by the day, only who is on which day counts (scene allocation).
 */
export function recogniseCore(problem: ScheduleProblem): Core | null {
  const rules = problem.rules.filter((rule) => rule.severity !== 'off');
  if (problem.scenes.length === 0 || !isPlain(problem)) return null;
  if (problem.days.length === 1 && rules.length === 0) return orderCore(problem);
  return allocationCore(problem, rules);
}

/** No pins, groups or preferences, and no time or money that hangs on the clock. */
function isPlain({ days, groups, pins, preferences, moves, moveBetween, scenes }: ScheduleProblem): boolean {
  const { evenMinutes: _even, wonPerPoint: _won, ...points } = preferences;
  const noPlaces = scenes.every((scene) => scene.place === null);
  const noMoves = [...moves, moveBetween].every((move) => move.minutes === 0 && move.cost === 0);
  return (
    (noPlaces || noMoves) &&
    groups.every((group) => group.severity === 'off') &&
    pins.length === 0 &&
    Object.values(points).every((weight) => weight === 0) &&
    days.every(
      (day) =>
        !day.locked &&
        day.setMeals.length === 0 &&
        day.nightPerMinute === 0 &&
        day.overtime.every((tier) => tier.perMinute === 0),
    )
  );
}

function orderCore({ scenes, people, places, precedences }: ScheduleProblem): Core | null {
  const pairs = precedences.filter((pair) => pair.severity !== 'off');
  if (pairs.some((pair) => pair.severity !== 'hard')) return null;
  const personAt = new Map(people.map(({ id }, i) => [id, i]));
  const placeAt = new Map(places.map(({ id }, i) => [id, i]));
  const sceneAt = new Map(scenes.map(({ id }, i) => [id, i]));
  const wages = people.map((person) => person.minuteRate);
  const castOf = (cast: readonly string[]) => [...new Set(cast)].map((id) => personAt.get(id)!);
  if (pairs.length === 0 && places.every((place) => place.returnFee === 0))
    return {
      kind: 'talent',
      problem: {
        wages,
        scenes: scenes.map(({ minutes, cast }) => ({ duration: minutes, cast: castOf(cast) })),
      },
    };
  return {
    kind: 'sequence',
    problem: {
      wages,
      returnFees: places.map((place) => place.returnFee),
      scenes: scenes.map(({ minutes, cast, place }) => ({
        duration: minutes,
        cast: castOf(cast),
        place: place === null ? -1 : placeAt.get(place)!,
      })),
      precedences: pairs.map(({ before, after }) => [sceneAt.get(before)!, sceneAt.get(after)!]),
    },
  };
}

function allocationCore(problem: ScheduleProblem, rules: readonly Rule[]): Core | null {
  const { scenes, people, places, elements, days } = problem;
  const counts = rules.flatMap((rule) =>
    rule.rule === 'scenesPerDay' && rule.severity === 'hard' ? [rule.count] : [],
  );
  const onlyDayRates =
    counts.length > 0 &&
    counts.length === rules.length &&
    days.every((day) => day.crewCost === 0) &&
    new Set(days.map((day) => day.date)).size === days.length &&
    people.every((person) => person.minuteRate === 0 && person.holdRate === 0) &&
    places.every((place) => place.feePerDay === 0 && place.returnFee === 0) &&
    elements.every((element) => element.feePerDay === 0) &&
    problem.precedences.every((pair) => pair.severity === 'off');
  if (!onlyDayRates) return null;
  return {
    kind: 'allocation',
    problem: {
      scenes: scenes.length,
      maxScenesPerDay: Math.min(...counts),
      people: people.map(({ id, dayRate }) => ({
        fee: dayRate,
        scenes: scenes.flatMap((scene, i) => (scene.cast.includes(id) ? [i] : [])),
      })),
    },
  };
}
