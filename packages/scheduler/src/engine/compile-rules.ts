import type { Rule } from '../problem/rules-schema.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';

type Of<R extends Rule['rule']> = Extract<Rule, { rule: R }>;

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
  readonly minorDay: readonly (Of<'minorDay'> & { readonly who: Uint8Array })[];
  /** With the people whom it is for. */
  readonly minorWeek: readonly (Of<'minorWeek'> & { readonly list: Int32Array })[];
  /** The meal that is taken: the strictest that is named; where none is, the longest break. */
  readonly mealWithin: number;
  readonly mealMinutes: number;
  /** Of a day, by hard rules: scenes. */
  readonly mostScenes: number;
  /** What the engine leaves between release and call where the call can wait. */
  readonly restToLeave: number;
}

export function compileRules(rules: readonly Rule[], source: ScheduleProblem): CompiledRules {
  const of = <R extends Rule['rule']>(name: R): Of<R>[] =>
    rules.filter((rule): rule is Of<R> => rule.rule === name && rule.severity !== 'off');
  const minors = (minorClass: string) =>
    Uint8Array.from(source.people, (person) => (person.minorClass === minorClass ? 1 : 0));
  const listOf = (minorClass: string) =>
    Int32Array.from(source.people.keys()).filter((i) => source.people[i]!.minorClass === minorClass);
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
    minorDay: of('minorDay').map((rule) => ({ ...rule, who: minors(rule.minorClass) })),
    minorWeek: of('minorWeek').map((rule) => ({ ...rule, list: listOf(rule.minorClass) })),
    mealWithin: Math.min(...meals.map((rule) => rule.within)),
    mealMinutes: Math.max(0, ...(meals.length > 0 ? meals : breaks).map((rule) => rule.minutes)),
    mostScenes: Math.min(
      ...of('scenesPerDay').flatMap((rule) => (rule.severity === 'hard' ? [rule.count] : [])),
    ),
    restToLeave: Math.max(0, ...(hardRests.length > 0 ? hardRests : rests).map((rule) => rule.minutes)),
  };
}
