import { aroundOf } from '../engine/compile-problem.ts';
import { fewestDays, fewestVisits, type Room, roomOf, workOf } from '../packing/fewest-days.ts';
import type { ProblemDay, ProblemScene, ScheduleProblem } from '../problem/schedule-problem.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * ₩ below which no plan can be that shoots every scene and breaks no hard rule: the days that the minutes fill at the
 * least, with the moves between their places and the overtime that is left, and for each person, place and element the
 * days that their own scenes fill. The parts are paid for different things, so they add up.
 */
export function boundMoney(problem: ScheduleProblem): number {
  const { scenes, people, places, elements } = problem;
  const room = roomOf(problem);
  const units = unitsAtOnce(problem);
  const cast = people.map((person) => {
    const own = scenes.filter((scene) => scene.cast.includes(person.id));
    // Two units may share a date, and the person may be with one after the other.
    const days = Math.ceil(fewestDays(room, own) / units);
    return days * person.dayRate + person.minuteRate * minutesOf(own);
  });
  const rented = places.map(({ id, feePerDay }) => {
    const own = scenes.filter((scene) => scene.place === id);
    return feePerDay * fewestDays(room, own);
  });
  const hired = elements.map(({ id, feePerDay }) => {
    const own = scenes.filter((scene) => scene.elements.includes(id));
    return feePerDay * Math.ceil(fewestDays(room, own) / units);
  });
  return sum(cast) + sum(rented) + sum(hired) + crewBound(problem, room);
}

const minutesOf = (scenes: readonly ProblemScene[]): number => sum(scenes.map((scene) => scene.minutes));

function unitsAtOnce({ days }: ScheduleProblem): number {
  return Math.max(1, ...[...Map.groupBy(days, (day) => day.date).values()].map((list) => list.length));
}

/** Over any number of days that could do: the cheapest crews, the moves, and the overtime that so few days cannot do without. */
function crewBound(problem: ScheduleProblem, room: Room): number {
  const { days, scenes } = problem;
  if (scenes.length === 0 || days.length === 0) return 0;
  const crews = days.map((day) => day.crewCost).sort((a, b) => a - b);
  const around = Math.min(...days.map(aroundOf));
  const overtime = cheapestOvertime(days);
  let least = Number.POSITIVE_INFINITY;
  const visits = fewestVisits(room, scenes);
  const shot = sum(scenes.map(workOf));
  for (let count = Math.min(fewestDays(room, scenes), days.length); count <= days.length; count++) {
    const moves = Math.max(0, visits - count);
    const work = shot + moves * room.moveMinutes;
    const over = Math.max(0, work - count * (overtime.after - around));
    const paid = overtime.perMinute === 0 ? 0 : over * overtime.perMinute;
    least = Math.min(least, sum(crews.slice(0, count)) + moves * room.moveCost + paid);
  }
  return least;
}

/** The latest minute from which overtime costs something on any day, and the least that a minute then costs. */
function cheapestOvertime(days: readonly ProblemDay[]): { after: number; perMinute: number } {
  const paid = days.map(({ overtime }) => overtime.slice(overtime.findIndex((tier) => tier.perMinute > 0)));
  const isAlwaysPaid = paid.every((tiers) => tiers.length > 0 && tiers.every((tier) => tier.perMinute > 0));
  if (!isAlwaysPaid) return { after: 0, perMinute: 0 };
  return {
    after: Math.max(...paid.map((tiers) => Math.min(...tiers.map((tier) => tier.after)))),
    perMinute: Math.min(...paid.flat().map((tier) => tier.perMinute)),
  };
}
