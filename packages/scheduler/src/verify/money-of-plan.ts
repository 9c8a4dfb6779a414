import { nightBetween } from '@ddak/domain';
import type { MoneyParts } from '../plan/schedule-plan.ts';
import type { ProblemPerson } from '../problem/schedule-problem.ts';
import {
  type DayFacts,
  daysOfPerson,
  minutesByPerson,
  moveBetween,
  movesOf,
  type PlanFacts,
} from './plan-facts.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a plan costs in ₩, by what is paid for. */
export function moneyOf(facts: PlanFacts): MoneyParts {
  const { problem, days } = facts;
  const moves = days.flatMap((day) =>
    movesOf(day.shots).map(({ from, to }) => moveBetween(problem, from.scene.place!, to.scene.place!).cost),
  );
  return {
    ...castMoney(facts),
    crew: sum(days.map(({ day }) => day.crewCost - day.hiredCost)),
    hired: sum(days.map(({ day }) => day.hiredCost)),
    overtime: sum(days.map(overtimeOf)),
    places: placeMoney(facts),
    elements: elementMoney(facts),
    moves: sum(moves),
  };
}

/** Scenes of a person are work; the minutes between them on a day, and the days between, are hold. */
function castMoney(facts: PlanFacts): { castWork: number; castHold: number } {
  let castWork = 0;
  let castHold = 0;
  const work = new Map(facts.days.map((day) => [day, minutesByPerson(day)]));
  for (const person of facts.problem.people) {
    const own = daysOfPerson(facts, person);
    for (const day of own) {
      const { from, to } = day.presence.get(person.id)!;
      const worked = work.get(day)!.get(person.id)!;
      castWork += worked * person.minuteRate;
      castHold += (to - from - worked) * person.minuteRate;
    }
    castWork += datesOf(own).length * person.dayRate;
    for (const gap of gapsOf(facts, own)) {
      castHold += isDropped(person, gap) ? person.pickupFee : gap.dates * person.holdRate;
    }
  }
  return { castWork, castHold };
}

const datesOf = (days: readonly DayFacts[]): string[] => [...new Set(days.map(({ day }) => day.date))];

/** What lies between one work day and the next: dates of the problem, and days of the calendar. */
export interface Gap {
  readonly dates: number;
  readonly days: number;
}

export function gapsOf({ dates }: PlanFacts, own: readonly DayFacts[]): Gap[] {
  const worked = datesOf(own);
  return worked.slice(1).map((date, i) => ({
    dates: dates.indexOf(date) - dates.indexOf(worked[i]!) - 1,
    days: (Date.parse(date) - Date.parse(worked[i]!)) / 86_400_000 - 1,
  }));
}

/** Whether a person is let go and picked up again, since that is long enough and no dearer than holding them. */
export const isDropped = (person: ProblemPerson, gap: Gap): boolean =>
  person.dropAfterDays !== null &&
  gap.days >= person.dropAfterDays &&
  person.pickupFee <= gap.dates * person.holdRate;

function overtimeOf({ day, plan, workMinutes }: DayFacts): number {
  const tiers = day.overtime.map(({ after, perMinute }, i) => {
    const until = day.overtime[i + 1]?.after ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(workMinutes, until) - after) * perMinute;
  });
  return sum(tiers) + nightBetween(plan.call, plan.release) * day.nightPerMinute;
}

/** A fee for each day at a place, and one for each time that a unit comes back to it. */
function placeMoney({ problem, days }: PlanFacts): number {
  let money = 0;
  for (const place of problem.places) {
    money +=
      place.feePerDay *
      days.filter(({ shots }) => shots.some((shot) => shot.scene.place === place.id)).length;
    for (const unit of new Set(days.map(({ day }) => day.unit))) {
      const route = days
        .filter(({ day }) => day.unit === unit)
        .flatMap(({ shots }) => shots.flatMap(({ scene }) => scene.place ?? []));
      const visits = route.filter((id, i) => id === place.id && route[i - 1] !== place.id).length;
      money += place.returnFee * Math.max(0, visits - 1);
    }
  }
  return money;
}

function elementMoney({ problem, days }: PlanFacts): number {
  return sum(
    problem.elements.map(({ id, feePerDay }) => {
      const used = days.filter(({ shots }) => shots.some(({ scene }) => scene.elements.includes(id)));
      return feePerDay * used.length;
    }),
  );
}
