import type { ScheduleProblem } from '../problem/schedule-problem.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * ₩ below which no plan can be that shoots every scene and breaks no hard rule: the days that the minutes fill at the
 * least, with their overtime, and for each person, place and element the days that their own minutes fill. The parts are
 * paid for different things, so they add up.
 */
export function boundMoney(problem: ScheduleProblem): number {
  const { scenes, people, places, elements } = problem;
  const most = Math.max(0, ...problem.days.map((day) => shootingMinutes(problem, day)));
  const perDay = scenesADay(problem);
  const daysFor = (own: readonly { minutes: number }[]) => {
    if (own.length === 0) return 0;
    const byMinutes = most > 0 ? Math.ceil(sum(own.map((scene) => scene.minutes)) / most - 1e-9) : 1;
    return Math.max(1, byMinutes, Math.ceil(own.length / perDay));
  };
  const cast = people.map((person) => {
    const own = scenes.filter((scene) => scene.cast.includes(person.id));
    // Two units may share a date.
    const days = Math.ceil(daysFor(own) / unitsAtOnce(problem));
    return days * person.dayRate + person.minuteRate * sum(own.map((scene) => scene.minutes));
  });
  const at = places.map((place) => place.feePerDay * daysFor(scenes.filter((one) => one.place === place.id)));
  const with_ = elements.map(
    (element) => element.feePerDay * daysFor(scenes.filter((one) => one.elements.includes(element.id))),
  );
  return sum(cast) + sum(at) + sum(with_) + crewBound(problem, daysFor(scenes));
}

/** What can be shot on a day at the most, beside its set-up and wrap. */
function shootingMinutes(problem: ScheduleProblem, day: ScheduleProblem['days'][number]): number {
  const limits = problem.rules.flatMap((rule) =>
    rule.rule === 'dayLength' && rule.severity === 'hard' ? [rule.minutes ?? day.maxMinutes] : [],
  );
  const limit = Math.min(...limits.flatMap((one) => one ?? []));
  return Math.max(0, limit - day.setupMinutes - day.wrapMinutes);
}

function scenesADay({ rules }: ScheduleProblem): number {
  return Math.min(
    ...rules.flatMap((rule) =>
      rule.rule === 'scenesPerDay' && rule.severity === 'hard' ? [rule.count] : [],
    ),
  );
}

function unitsAtOnce({ days }: ScheduleProblem): number {
  return Math.max(1, ...[...Map.groupBy(days, (day) => day.date).values()].map((list) => list.length));
}

/** Over any number of days that could do: the cheapest crews, and the overtime that so few days cannot do without. */
function crewBound(problem: ScheduleProblem, fewest: number): number {
  const { days, scenes } = problem;
  if (scenes.length === 0 || days.length === 0) return 0;
  const minutes = sum(scenes.map((scene) => scene.minutes));
  const crews = days.map((day) => day.crewCost).sort((a, b) => a - b);
  const around = Math.min(...days.map((day) => day.setupMinutes + day.wrapMinutes));
  const rate = Math.min(
    ...days.map((day) => Math.min(...freeMinutes(day).map(([, perMinute]) => perMinute), 1e12)),
  );
  const free = Math.max(...days.map((day) => Math.min(...freeMinutes(day).map(([after]) => after), 1e12)));
  let least = Number.POSITIVE_INFINITY;
  for (let count = Math.max(1, Math.min(fewest, days.length)); count <= days.length; count++) {
    const over = rate >= 1e12 ? 0 : Math.max(0, minutes - count * (free - around));
    least = Math.min(least, sum(crews.slice(0, count)) + over * rate);
  }
  return least;
}

/** From which minute on overtime costs something, at which price; none where a later minute is free again. */
function freeMinutes({ overtime }: ScheduleProblem['days'][number]): [number, number][] {
  const paid = overtime.slice(overtime.findIndex((tier) => tier.perMinute > 0));
  return paid.every((tier) => tier.perMinute > 0) ? paid.map((tier) => [tier.after, tier.perMinute]) : [];
}
