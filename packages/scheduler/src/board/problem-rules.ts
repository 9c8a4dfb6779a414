import {
  type Character,
  type LabourRule,
  type LabourRules,
  minorClassesOf,
  type ProjectState,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';

type RuleInputs = NonNullable<ScheduleProblemInput['rules']>;
type People = NonNullable<ScheduleProblemInput['people']>;

/** Points for a minute by which a soft rule of hours is broken; a late meal or missing break is mended on the day. */
const WEIGHTS = { length: 20, rest: 10, week: 5, meal: 20 } as const;
/** Points for a lost day off. */
const DAY_OFF = 2000;
const MORNING = 6 * 60;
const MIDNIGHT = 24 * 60;

/** The rules of the production's rule set, with its severities; light and availability always bind. */
export function problemRules(
  state: ProjectState,
  people: People,
  rules: LabourRules,
  mealMinutes: number,
): RuleInputs {
  const of = (rule: LabourRule, weight: number) => ({ severity: rule.severity, weight });
  const { leastRestBetweenDays: least, restBetweenDays: usual } = rules;
  const { breakPerFourHours: fourth, breakPerEightHours: eighth } = rules;
  return [
    // On five minutes, so that clocks stay round and no proposal is beyond what the board takes for light.
    { rule: 'light', step: 5 },
    { rule: 'peopleAvailable' },
    { rule: 'placesAvailable' },
    { rule: 'elementsAvailable' },
    { rule: 'onePlaceAtOnce' },
    { rule: 'dayLength', minutes: rules.shootDay.value, ...of(rules.shootDay, WEIGHTS.length) },
    { rule: 'restCrew', minutes: least.value, ...of(least, WEIGHTS.rest) },
    { rule: 'restCrew', minutes: usual.value, ...of(usual, WEIGHTS.rest) },
    { rule: 'restCast', minutes: least.value, ...of(least, WEIGHTS.rest) },
    {
      rule: 'weekHours',
      minutes: rules.weekHours.value + rules.weekExtension.value,
      ...of(rules.weekExtension, WEIGHTS.week),
    },
    { rule: 'weeklyDayOff', days: Math.round(rules.weeklyDayOff.value), ...of(rules.weeklyDayOff, DAY_OFF) },
    {
      rule: 'meal',
      within: Math.max(1, rules.mealWithin.value),
      minutes: mealMinutes,
      ...of(rules.mealWithin, WEIGHTS.meal),
    },
    { rule: 'break', after: 4 * 60, minutes: fourth.value, ...of(fourth, WEIGHTS.meal) },
    { rule: 'break', after: 8 * 60, minutes: eighth.value, ...of(eighth, WEIGHTS.meal) },
    ...strictRules(rules),
    ...minorRules(state, people, rules),
  ];
}

/** What only counts for pay until a production says that it binds. */
function strictRules({ dayHours, weekHours }: LabourRules): RuleInputs {
  const hard = { severity: 'hard', weight: 1 } as const;
  return [
    ...(dayHours.severity === 'hard'
      ? [{ rule: 'dayLength' as const, minutes: dayHours.value, ...hard }]
      : []),
    ...(weekHours.severity === 'hard'
      ? [{ rule: 'weekHours' as const, minutes: weekHours.value, ...hard }]
      : []),
  ];
}

/** A rule is for a class, so it is as strict as for the strictest of those who are in it. */
function minorRules(state: ProjectState, people: People, rules: LabourRules): RuleInputs {
  const minors = people.flatMap(({ id }) => state.character.get(id) ?? []);
  const under15 = minors.filter((person) => minorClassesOf(person).includes('under15'));
  const under19 = minors.filter((person) => minorClassesOf(person).includes('under19'));
  const hard = (rule: LabourRule) => ({ severity: rule.severity, weight: 1000 });
  const found: RuleInputs = [];
  if (under15.length > 0) {
    const night = allAgree(under15, 'night') ? rules.under15NightByConsent : rules.under15NightFrom;
    found.push(
      { rule: 'minorHours', minorClass: 'under15', from: MORNING, to: night.value, ...hard(night) },
      {
        rule: 'minorWeek',
        minorClass: 'under15',
        minutes: rules.under15Week.value,
        ...hard(rules.under15Week),
      },
    );
  }
  if (under19.length > 0) {
    const agreed = allAgree(under19, 'extension') ? 1 : 0;
    const minutes = rules.under19Week.value + agreed * rules.under19WeekExtension.value;
    found.push({ rule: 'minorWeek', minorClass: 'under19', minutes, ...hard(rules.under19Week) });
    const day = rules.under19DayExtension;
    const ofDay = rules.dayHours.value + agreed * day.value;
    found.push({ rule: 'minorDay', minorClass: 'under19', minutes: ofDay, ...hard(day) });
    const night = rules.under19NightFrom;
    if (!allAgree(under19, 'night'))
      found.push({
        rule: 'minorHours',
        minorClass: 'under19',
        from: MORNING,
        to: night.value,
        ...hard(night),
      });
  }
  return found.map((rule) =>
    rule.rule === 'minorHours' && rule.to > MIDNIGHT ? { ...rule, to: MIDNIGHT } : rule,
  );
}

const allAgree = (people: readonly Character[], consent: Character['minorConsents'][number]): boolean =>
  people.every((person) => person.minorConsents.includes(consent));
