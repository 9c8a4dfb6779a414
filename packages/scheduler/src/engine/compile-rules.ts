import { countsToWeek } from '@ddak/domain';
import { minorClassOf } from '../problem/minor-class-of.ts';
import type { Rule } from '../problem/rules-schema.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';

type Of<R extends Rule['rule']> = Extract<Rule, { rule: R }>;

/** What is so of a person on a day, 1 or 0, at `day * people + person`. */
type ByDay = Uint8Array;

/** The rules that are looked at, by what they look at. */
export interface CompiledRules {
  readonly dayLength: readonly Of<'dayLength'>[];
  readonly scenesPerDay: readonly Of<'scenesPerDay'>[];
  readonly light: readonly Of<'light'>[];
  readonly peopleAvailable: readonly Of<'peopleAvailable'>[];
  readonly placesAvailable: readonly Of<'placesAvailable'>[];
  readonly elementsAvailable: readonly Of<'elementsAvailable'>[];
  readonly onePlaceAtOnce: readonly Of<'onePlaceAtOnce'>[];
  readonly restCrew: readonly Of<'restCrew'>[];
  readonly restCast: readonly Of<'restCast'>[];
  readonly weekHours: readonly Of<'weekHours'>[];
  readonly weeklyDayOff: readonly Of<'weeklyDayOff'>[];
  readonly meal: readonly Of<'meal'>[];
  readonly break: readonly Of<'break'>[];
  readonly minorHours: readonly Of<'minorHours'>[];
  readonly minorDay: readonly (Of<'minorDay'> & { readonly isOf: ByDay })[];
  /** With the people whom it is for, the days of that age, and those that count to its week (LB13). */
  readonly minorWeek: readonly (Of<'minorWeek'> & {
    readonly list: Int32Array;
    readonly isOf: ByDay;
    readonly counts: ByDay;
  })[];
  /** The meal that is taken: the strictest that is named; where none is, the longest break. */
  readonly mealWithin: number;
  readonly mealMinutes: number;
  /** Of a day, by hard rules: scenes. */
  readonly mostScenes: number;
  /** What the engine leaves between release and call where the call can wait. */
  readonly restToLeave: number;
}

/** @param dates of the days as they are numbered */
export function compileRules(
  rules: readonly Rule[],
  { people }: ScheduleProblem,
  dates: readonly string[],
): CompiledRules {
  const of = <R extends Rule['rule']>(name: R): Of<R>[] =>
    rules.filter((rule): rule is Of<R> => rule.rule === name && rule.severity !== 'off');
  const ages = dates.flatMap((date) => people.map((person) => minorClassOf(person, date)));
  const daysOf = (minorClass: string): ByDay => Uint8Array.from(ages, (age) => (age === minorClass ? 1 : 0));
  const minorWeek = (rule: Of<'minorWeek'>) => {
    const isOf = daysOf(rule.minorClass);
    const counts = Uint8Array.from(ages, (age) => (countsToWeek(rule.minorClass, age) ? 1 : 0));
    const isEver = (person: number) => dates.some((_, day) => isOf[day * people.length + person]);
    return { ...rule, isOf, counts, list: Int32Array.from(people.keys()).filter(isEver) };
  };
  const meals = of('meal');
  const breaks = of('break');
  const rests = of('restCrew');
  const hardRests = rests.filter((rule) => rule.severity === 'hard');
  return {
    dayLength: of('dayLength'),
    scenesPerDay: of('scenesPerDay'),
    light: of('light'),
    peopleAvailable: of('peopleAvailable'),
    placesAvailable: of('placesAvailable'),
    elementsAvailable: of('elementsAvailable'),
    onePlaceAtOnce: of('onePlaceAtOnce'),
    restCrew: rests,
    restCast: of('restCast'),
    weekHours: of('weekHours'),
    weeklyDayOff: of('weeklyDayOff'),
    meal: meals,
    break: breaks,
    minorHours: of('minorHours'),
    minorDay: of('minorDay').map((rule) => ({ ...rule, isOf: daysOf(rule.minorClass) })),
    minorWeek: of('minorWeek').map(minorWeek),
    mealWithin: Math.min(...meals.map((rule) => rule.within)),
    mealMinutes: Math.max(0, ...(meals.length > 0 ? meals : breaks).map((rule) => rule.minutes)),
    mostScenes: Math.min(
      ...of('scenesPerDay').flatMap((rule) => (rule.severity === 'hard' ? [rule.count] : [])),
    ),
    restToLeave: Math.max(0, ...(hardRests.length > 0 ? hardRests : rests).map((rule) => rule.minutes)),
  };
}
