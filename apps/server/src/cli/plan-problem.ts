import {
  addDays,
  type DateText,
  mondayOf,
  type ProjectState,
  plannedMinutes,
  rulesInForce,
  SEOUL,
  scenesInOrder,
  sunTimes,
} from '@ddak/domain';
import { type ScheduleProblem, type ScheduleProblemInput, scheduleProblemSchema } from '@ddak/scheduler';

export const SETUP_MINUTES = 60;
const MEAL_MINUTES = 60;
const MOVE_MINUTES = 60;
/** Five shooting days, then two off. */
const DAYS_ON = 5;
const DAYS_OFF = 2;
const EARLIEST_CALL = 6 * 60;
const LATEST_CALL = 20 * 60;
/** What nobody has said yet, in ₩: only how they stand to one another matters. Later days cost a little more. */
const USUAL = {
  crewDay: 6_000_000,
  laterDay: 2000,
  overtimeMinute: 20_000,
  actor: 500_000,
  place: 700_000,
  move: 400_000,
};
/** Points of a minute beyond a soft rule, at ₩1,000 each: above what another day costs. */
const MINUTE_OVER = 200;

/** A script's scenes as a problem: days from a date on, the rules of the production, and usual prices. */
export function planProblem(state: ProjectState, start: DateText): ScheduleProblem {
  const project = [...state.project.values()][0];
  const scenes = project ? scenesInOrder(state).filter((scene) => scene.status !== 'omitted') : [];
  const placeOf = (scene: (typeof scenes)[number]) => scene.location ?? scene.setName;
  const strips = scenes.map((scene, storyOrder) => ({
    id: scene._id,
    minutes: project ? plannedMinutes(scene, project) : 0,
    cast: scene.characters.map(({ _id }) => _id),
    place: placeOf(scene) === '' ? null : placeOf(scene),
    setting: scene.setting,
    timeOfDay: scene.timeOfDay,
    mayBeDark: scene.timeOfDay === 'sunset',
    storyOrder,
  }));
  const rules = rulesInForce(project?.labourRules);
  const minutes = strips.reduce((sum, scene) => sum + scene.minutes, 0);
  // Enough even when every day holds half of what it could, and a day for each scene that is longer than one.
  const room = Math.max(60, rules.shootDay.value - SETUP_MINUTES);
  const count = Math.ceil((2 * minutes) / room) + strips.filter((scene) => scene.minutes > room).length + 5;
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: strips,
    days: Array.from({ length: count }, (_, i) => dayOf(start, i, rules)),
    people: [...new Set(strips.flatMap((scene) => scene.cast))].map((id) => ({
      id,
      dayRate: USUAL.actor,
      holdRate: USUAL.actor / 2,
    })),
    places: [...new Set(strips.flatMap((scene) => scene.place ?? []))].map((id) => ({
      id,
      feePerDay: USUAL.place,
    })),
    moveBetween: { minutes: MOVE_MINUTES, cost: USUAL.move },
    rules: rulesOf(rules),
    preferences: { dayNightSwitch: 300, storyBreak: 1, castWaitMinute: 0.3, wonPerPoint: 1000 },
  } satisfies ScheduleProblemInput);
}

type Rules = ReturnType<typeof rulesInForce>;

function dayOf(start: DateText, i: number, rules: Rules): ScheduleProblemInput['days'][number] {
  const date = addDays(start, i + Math.floor(i / DAYS_ON) * DAYS_OFF);
  const sun = sunTimes(date, SEOUL);
  return {
    id: `day-${i + 1}`,
    date,
    week: mondayOf(date),
    call: { from: EARLIEST_CALL, to: LATEST_CALL },
    // Inwards by up to five minutes, so that clocks stay round.
    sunrise: sun ? Math.ceil(sun.sunrise / 5) * 5 : null,
    sunset: sun ? Math.floor(sun.sunset / 5) * 5 : null,
    setupMinutes: SETUP_MINUTES,
    regularMinutes: rules.dayHours.value,
    maxMinutes: rules.shootDay.value,
    crewCost: USUAL.crewDay + i * USUAL.laterDay,
    overtime: [{ after: rules.dayHours.value, perMinute: USUAL.overtimeMinute }],
  };
}

/** The hours of the rule set, each as binding as it says. */
function rulesOf(rules: Rules): ScheduleProblemInput['rules'] {
  const of = ({ severity }: { severity: 'hard' | 'soft' }) => ({ severity, weight: MINUTE_OVER });
  return [
    { rule: 'light' },
    { rule: 'dayLength', ...of(rules.shootDay) },
    { rule: 'restCrew', minutes: rules.leastRestBetweenDays.value, ...of(rules.leastRestBetweenDays) },
    { rule: 'restCrew', minutes: rules.restBetweenDays.value, ...of(rules.restBetweenDays) },
    {
      rule: 'weekHours',
      minutes: rules.weekHours.value + rules.weekExtension.value,
      ...of(rules.weekExtension),
    },
    { rule: 'meal', within: rules.mealWithin.value, minutes: MEAL_MINUTES, ...of(rules.mealWithin) },
  ];
}
