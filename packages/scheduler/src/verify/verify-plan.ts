import type { PlanScore, PreferenceParts, SchedulePlan } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { breachesBetweenDays } from './breaches-between-days.ts';
import { breachesOfDay } from './breaches-of-day.ts';
import { breachesOfOrder } from './breaches-of-order.ts';
import { moneyOf } from './money-of-plan.ts';
import { factsOf, moveBetween, movesOf, type PlanFacts, PlanFault } from './plan-facts.ts';
import { preferencesOf } from './preferences-of-plan.ts';

/** A scene of no length is missed too. */
const LEAST_LEFT_OVER = 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * What a plan is worth, recomputed from the problem as it was given, with nothing of the engine. Throws a PlanFault
 * where the plan is none: a scene twice, rows that overlap, too little time to move, a scene not on the day of its pin,
 * a locked day not kept.
 */
export function verifyPlan(problem: ScheduleProblem, plan: SchedulePlan): PlanScore {
  const facts = factsOf(problem, plan);
  checkMoves(facts);
  checkPins(facts);
  const moneyParts = moneyOf(facts);
  const preferenceParts = preferencesOf(facts);
  const breaches = [
    ...problem.rules.flatMap((rule) => [
      ...facts.days.flatMap((day) => breachesOfDay(problem, rule, day)),
      ...breachesBetweenDays(facts, rule),
    ]),
    ...breachesOfOrder(facts),
  ];
  const soft = breaches.filter(({ severity }) => severity === 'soft');
  const money = sum(Object.values(moneyParts));
  const points = pointsOf(problem, preferenceParts) + sum(soft.map(({ by, weight }) => by * weight));
  return {
    hardBreaches: breaches.length - soft.length,
    minutesLeftOver: sum(facts.leftOver.map(({ minutes }) => Math.max(LEAST_LEFT_OVER, minutes))),
    money,
    points,
    worth: money - moneyParts.bought - moneyParts.meals + points * problem.preferences.wonPerPoint,
    moneyParts,
    preferenceParts,
    breaches,
  };
}

function pointsOf({ preferences }: ScheduleProblem, parts: PreferenceParts): number {
  return (
    parts.castHoldDays * preferences.castHoldDay +
    parts.castWaitMinutes * preferences.castWaitMinute +
    parts.moves * preferences.move +
    parts.overtimeMinutes * preferences.overtimeMinute +
    parts.storyBreaks * preferences.storyBreak +
    parts.movedScenes * preferences.movedScene +
    parts.dayNightSwitches * preferences.dayNightSwitch +
    parts.unevenMinutes * preferences.unevenMinute +
    parts.exteriorsWithoutCover * preferences.exteriorWithoutCover +
    parts.placeReturns * preferences.placeReturn +
    parts.blackoutScenes * preferences.blackoutScene
  );
}

/** Between two places there is time to move, beside the meals that are taken on the way. */
function checkMoves({ problem, days }: PlanFacts): void {
  for (const { shots, meals, day } of days)
    for (const { from, to } of movesOf(shots)) {
      const eaten = meals.filter((meal) => meal.start >= from.end - 1e-6 && meal.end <= to.start + 1e-6);
      const between = shots.filter((shot) => shot.start >= from.end - 1e-6 && shot.end <= to.start + 1e-6);
      const taken = sum([
        ...eaten.map((meal) => meal.end - meal.start),
        ...between.filter((shot) => shot !== from && shot !== to).map((shot) => shot.end - shot.start),
      ]);
      const { minutes } = moveBetween(problem, from.scene.place!, to.scene.place!);
      if (to.start - from.end - taken < minutes - 1e-6) throw new PlanFault(`no time to move on ${day.id}`);
    }
}

function checkPins({ problem, days }: PlanFacts): void {
  for (const pin of problem.pins) {
    const shots = days.find(({ day }) => day.id === pin.day)?.shots ?? [];
    if (!shots.some(({ scene }) => scene.id === pin.scene))
      throw new PlanFault(`the pin of ${pin.scene} is not kept`);
  }
  for (const { id } of problem.days.filter(({ locked }) => locked)) {
    const kept = problem.baseline.find(({ day }) => day === id)?.scenes ?? [];
    const now = days.find(({ day }) => day.id === id)?.shots.map(({ scene }) => scene.id) ?? [];
    if (kept.join('\u0000') !== now.join('\u0000')) throw new PlanFault(`the locked day ${id} is not kept`);
  }
}
