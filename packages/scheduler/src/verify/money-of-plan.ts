import { type CostedDay, type CostParts, extrasHeads, planCost } from '@ddak/domain';
import { type DayFacts, elementKey, minutesByPerson, moveBetween, type PlanFacts } from './plan-facts.ts';

/** CO3: what a plan costs in ₩, by what is paid for. */
export function moneyOf({ problem, days, dates }: PlanFacts): CostParts {
  return planCost(
    days.map((facts) => costedDay(facts, problem.meals.crew)),
    dates,
    {
      cast: new Map(problem.people.map((person) => [person.id, person])),
      places: new Map(problem.places.map((place) => [place.id, place])),
      elements: new Map(problem.elements.map(({ id, feePerDay }) => [id, feePerDay])),
      once: new Map([['', problem.paidOnce]]),
      move: (from, to) => moveBetween(problem, from, to).cost,
      mealPerHead: problem.meals.perHead,
    },
  );
}

function costedDay(facts: DayFacts, usualCrew: number): CostedDay {
  const { day, plan, shots, meals, workMinutes, presence } = facts;
  const elements = new Set(shots.flatMap(({ scene }) => scene.elements));
  const isElement = new Set([...elements].map(elementKey));
  const worked = minutesByPerson(facts);
  const cast = [...presence].flatMap(([id, { from, to }]) =>
    isElement.has(id) ? [] : [[id, { minutes: to - from, worked: worked.get(id)! }] as const],
  );
  return {
    date: day.date,
    unit: day.unit,
    start: plan.call,
    end: plan.release,
    workMinutes,
    pauses: meals,
    meals: day.mealsAround + meals.filter(({ start, end }) => end > start).length,
    rates: day,
    crew: day.crewEating ?? usualCrew,
    cast: new Map(cast),
    extras: extrasHeads(shots.flatMap(({ scene }) => scene.extras)),
    route: shots.flatMap(({ scene }) => scene.place ?? []),
    elements,
  };
}
