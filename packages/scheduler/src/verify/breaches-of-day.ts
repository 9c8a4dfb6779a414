import { lightSpans } from '@ddak/domain';
import type { Breach } from '../plan/schedule-plan.ts';
import { minorClassOf } from '../problem/minor-class-of.ts';
import type { Rule } from '../problem/rules-schema.ts';
import type { Availability, ProblemDay, ProblemScene, ScheduleProblem } from '../problem/schedule-problem.ts';
import { breach } from './breach.ts';
import { type DayFacts, type ShotScene, workedBy } from './plan-facts.ts';

type Of<R extends Rule['rule']> = Extract<Rule, { rule: R }>;
type Window = readonly [number, number];

/** What one day of a plan breaks of one rule. */
export function breachesOfDay(problem: ScheduleProblem, rule: Rule, facts: DayFacts): Breach[] {
  const days = [facts];
  switch (rule.rule) {
    case 'dayLength': {
      const limit = rule.minutes ?? facts.day.maxMinutes;
      return limit === null ? [] : breach(rule, facts.workMinutes - limit, { days });
    }
    case 'scenesPerDay':
      return breach(rule, facts.shots.length - rule.count, { days });
    case 'light':
      return facts.shots.flatMap((shot) =>
        fits(shot, lightWindows(rule, shot.scene, facts.day)) ? [] : breach(rule, 1, { days, shots: [shot] }),
      );
    case 'peopleAvailable':
      return notAvailable(rule, facts, problem.people, (scene, id) => scene.cast.includes(id));
    case 'placesAvailable':
      return notAvailable(rule, facts, problem.places, (scene, id) => scene.place === id);
    case 'elementsAvailable':
      return notAvailable(rule, facts, problem.elements, (scene, id) => scene.elements.includes(id));
    case 'meal':
      return breach(rule, mealLateness(rule, facts), { days });
    case 'break': {
      const { plan, workMinutes: work } = facts;
      if (work < rule.after - 1e-6) return [];
      return breach(rule, rule.minutes - (plan.release - plan.call - work), { days });
    }
    case 'minorHours':
      return minorHours(problem, rule, facts);
    case 'minorDay':
      return minorsOn(problem, rule.minorClass, facts.day.date).flatMap((who) => {
        if (!facts.presence.has(who)) return [];
        return breach(rule, workedBy(facts, who) - rule.minutes, { days, who });
      });
    default:
      return [];
  }
}

const fits = ({ start, end }: ShotScene, windows: readonly Window[]): boolean =>
  windows.some(([from, to]) => start >= from - 1e-6 && end <= to + 1e-6);

const ALWAYS: readonly Window[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];

/** PC3: when the light is what a scene asks for; always, where it does not ask. */
function lightWindows(rule: Of<'light'>, scene: ProblemScene, day: ProblemDay): readonly Window[] {
  const { sunrise, sunset } = day;
  if (sunrise === null || sunset === null) return ALWAYS;
  return lightSpans(scene, { sunrise, sunset }, rule)?.map(({ start, end }) => [start, end]) ?? ALWAYS;
}

function notAvailable(
  rule: Of<'peopleAvailable' | 'placesAvailable' | 'elementsAvailable'>,
  facts: DayFacts,
  list: readonly { readonly id: string; readonly available: Availability }[],
  needs: (scene: ProblemScene, id: string) => boolean,
): Breach[] {
  return list.flatMap(({ id, available }) => {
    const closed: readonly Window[] = available.otherwise === 'free' ? ALWAYS : [];
    const windows = joined(available.dates[facts.day.date] ?? closed);
    return facts.shots
      .filter((shot) => needs(shot.scene, id) && !fits(shot, windows))
      .flatMap((shot) => breach(rule, 1, { days: [facts], shots: [shot], who: id }));
  });
}

/** Spans that touch or overlap are free throughout. */
function joined(spans: readonly Window[]): Window[] {
  return spans.map(([from]) => {
    let end = from;
    for (let before = -1; before !== end; )
      [before, end] = [end, Math.max(end, ...spans.flatMap(([a, b]) => (a <= end && b > end ? b : [])))];
    return [from, end];
  });
}

/** Minutes by which the first meal is too late; where nobody eats, the release. */
function mealLateness({ within }: Of<'meal'>, { day, plan, shots, meals }: DayFacts): number {
  if (day.mealBefore !== null) return 0;
  const eaten = meals.filter(({ start, end }) => end > start).map(({ start }) => start);
  if (day.mealAfter !== null) eaten.push(shots.at(-1)!.end + day.mealAfter);
  return Math.min(...eaten, plan.release) - plan.call - within;
}

function minorHours(problem: ScheduleProblem, rule: Of<'minorHours'>, facts: DayFacts): Breach[] {
  return minorsOn(problem, rule.minorClass, facts.day.date).flatMap((who) =>
    facts.shots
      .filter((shot) => shot.scene.cast.includes(who) && !fits(shot, [[rule.from, rule.to]]))
      .flatMap((shot) => breach(rule, 1, { days: [facts], shots: [shot], who })),
  );
}

const minorsOn = ({ people }: ScheduleProblem, minorClass: 'under15' | 'under19', date: string): string[] =>
  people.filter((person) => minorClassOf(person, date) === minorClass).map(({ id }) => id);
