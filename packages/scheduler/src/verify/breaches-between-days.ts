import { countsToWeek } from '@ddak/domain';
import type { Breach } from '../plan/schedule-plan.ts';
import { minorClassOf } from '../problem/minor-class-of.ts';
import type { Rule } from '../problem/rules-schema.ts';
import type { ProblemPerson, ScheduleProblem } from '../problem/schedule-problem.ts';
import { breach } from './breach.ts';
import { type DayFacts, elementKey, type PlanFacts, workedBy } from './plan-facts.ts';

type Of<R extends Rule['rule']> = Extract<Rule, { rule: R }>;
const DAY = 1440;

/** What a plan breaks of a rule that looks at more than one day. */
export function breachesBetweenDays({ problem, days }: PlanFacts, rule: Rule): Breach[] {
  switch (rule.rule) {
    case 'restCrew':
      return [...restBetween(rule, days), ...days.flatMap((day) => restBesideOther(problem, rule, day))];
    case 'restCast':
      return followingDays(days).flatMap(([before, after]) => restOfCast(problem, rule, before, after));
    case 'onePlaceAtOnce':
      return sameDates(days).flatMap(([one, other]) => atOnce(problem, rule, one, other));
    case 'weekHours':
      return weeksOf(days).flatMap((week) => {
        const all = [...week, ...othersOfWeek(problem, week)];
        const worked = all.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
        return breach(rule, worked - rule.minutes, { days: week, who: week[0]!.day.unit });
      });
    case 'weeklyDayOff':
      return weeksOf(days).flatMap((week) => {
        const others = othersOfWeek(problem, week).map(({ date }) => date);
        const worked = new Set([...week.map(({ day }) => day.date), ...others]).size;
        return breach(rule, worked - (7 - rule.days), { days: week, who: week[0]!.day.unit });
      });
    case 'minorWeek':
      return problem.people.flatMap((person) => minorWeek(rule, days, person));
    default:
      return [];
  }
}

function restBetween(rule: Of<'restCrew'>, days: readonly DayFacts[]): Breach[] {
  return followingDays(days)
    .filter(([before, after]) => before.day.unit === after.day.unit)
    .flatMap(([before, after]) => {
      const rest = DAY + after.plan.call - before.plan.release;
      return breach(rule, rule.minutes - rest, { days: [before, after], who: before.day.unit });
    });
}

/** The rest to the days around it on which its unit works and nothing is shot. */
function restBesideOther({ otherDays }: ScheduleProblem, rule: Of<'restCrew'>, facts: DayFacts): Breach[] {
  const { day, plan } = facts;
  const own = otherDays.filter(({ unit }) => unit === day.unit);
  const on = (by: number) =>
    own.filter(({ date }) => Date.parse(date) === Date.parse(day.date) + by * 86_400_000);
  const before = Math.max(...on(-1).map(({ release }) => release));
  const after = Math.min(...on(1).map(({ call }) => call));
  return [DAY + plan.call - before, DAY + after - plan.release].flatMap((rest) =>
    breach(rule, rule.minutes - rest, { days: [facts], who: day.unit }),
  );
}

const othersOfWeek = ({ otherDays }: ScheduleProblem, week: readonly DayFacts[]) =>
  otherDays.filter(({ unit, week: own }) => unit === week[0]!.day.unit && own === week[0]!.day.week);

/** Pairs of days of which one is on the date after the other's. */
function followingDays(days: readonly DayFacts[]): [DayFacts, DayFacts][] {
  const byDate = Map.groupBy(days, ({ day }) => Date.parse(day.date));
  return days.flatMap((before) =>
    (byDate.get(Date.parse(before.day.date) + 86_400_000) ?? []).map((after): [DayFacts, DayFacts] => [
      before,
      after,
    ]),
  );
}

function sameDates(days: readonly DayFacts[]): [DayFacts, DayFacts][] {
  return [...Map.groupBy(days, ({ day }) => day.date).values()].flatMap((list) =>
    list.flatMap((one, i) => list.slice(i + 1).map((other): [DayFacts, DayFacts] => [one, other])),
  );
}

function restOfCast(
  problem: ScheduleProblem,
  rule: Of<'restCast'>,
  before: DayFacts,
  after: DayFacts,
): Breach[] {
  return problem.people.flatMap(({ id }) => {
    const evening = before.presence.get(id);
    const morning = after.presence.get(id);
    if (!evening || !morning) return [];
    return breach(rule, rule.minutes - (DAY + morning.from - evening.to), { days: [before, after], who: id });
  });
}

/** Whoever, or whatever, is needed by two units at one time. */
function atOnce(
  { elements }: ScheduleProblem,
  rule: Of<'onePlaceAtOnce'>,
  one: DayFacts,
  other: DayFacts,
): Breach[] {
  const shared = new Set(elements.flatMap(({ id, shared }) => (shared ? [elementKey(id)] : [])));
  return [...one.presence].flatMap(([who, here]) => {
    const there = shared.has(who) ? undefined : other.presence.get(who);
    const both = there && here.from < there.to && there.from < here.to;
    return both ? breach(rule, 1, { days: [one, other], who: who.split('\u0000').at(-1)! }) : [];
  });
}

function weeksOf(days: readonly DayFacts[]): DayFacts[][] {
  return [...Map.groupBy(days, ({ day }) => JSON.stringify([day.unit, day.week])).values()];
}

/** LB13: the hours before a birthday count to the week of who is older, too. */
function minorWeek(rule: Of<'minorWeek'>, days: readonly DayFacts[], person: ProblemPerson): Breach[] {
  const who = person.id;
  const own = days.filter(({ presence }) => presence.has(who));
  return [...Map.groupBy(own, ({ day }) => day.week).values()].flatMap((all) => {
    if (!all.some(({ day }) => minorClassOf(person, day.date) === rule.minorClass)) return [];
    const week = all.filter(({ day }) => countsToWeek(rule.minorClass, minorClassOf(person, day.date)));
    const minutes = week.reduce((sum, day) => sum + workedBy(day, who), 0);
    return breach(rule, minutes - rule.minutes, { days: week, who });
  });
}
