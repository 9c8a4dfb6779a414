import { z } from 'zod';
import { groupSchema, precedenceSchema, ruleSchema } from './rules-schema.ts';

/** More than any production has: beyond that a file is a mistake. A film has no more days than scenes. */
export const MOST_SCENES = 20_000;
const MOST_DAYS = MOST_SCENES;

const id = z.string().min(1);
const name = z.string().nullable().default(null);
/** From midnight of the day's date; past midnight it goes on: 25:30 is 1530. */
const clock = z.number().min(0).max(2880);
const minutes = z.number().nonnegative();
const won = z.number().nonnegative();

/** On a date that is not named everything or nothing is free; [] is not at all, [[540, 1080]] from 9 to 18. */
const availabilitySchema = z.strictObject({
  otherwise: z.enum(['free', 'closed']).default('free'),
  dates: z
    .record(z.iso.date(), z.array(z.tuple([clock, clock]).refine(([from, to]) => from <= to)))
    .default({}),
});
const available = availabilitySchema.prefault({});

export const sceneSchema = z.strictObject({
  id,
  name,
  minutes,
  /** Of these no work: breaks of the crew that go with the scene. */
  breakMinutes: minutes.default(0),
  cast: z.array(z.string()).default([]),
  /** Of one name they are the same people, and count once a day, the largest group. They eat, and bind nothing. */
  extras: z.array(z.strictObject({ name: z.string(), count: z.int().nonnegative() })).default([]),
  place: z.string().nullable().default(null),
  setting: z.enum(['INT', 'EXT', 'INT/EXT']).nullable().default(null),
  /** An interior is bound to the light only if one sees out of the window. */
  windowVisible: z.boolean().default(false),
  timeOfDay: z.enum(['day', 'night', 'dawn', 'sunset']).nullable().default(null),
  /** A sunset scene that may also be shot in the dark (저녁). */
  mayBeDark: z.boolean().default(false),
  elements: z.array(z.string()).default([]),
  episode: z.int().default(1),
  storyOrder: z.number().default(0),
  /** Whether it counts when this scene is shot before one that comes earlier in the story. */
  storyMatters: z.boolean().default(false),
});

const endOf = ({ start, minutes }: { start: number; minutes: number }): number => start + minutes;

export const daySchema = z.strictObject({
  id,
  date: z.iso.date(),
  unit: z.string().default('A'),
  /** The week whose hours and days off it counts to; the caller's own label. */
  week: z.string().default(''),
  call: z
    .union([clock, z.strictObject({ from: clock, to: clock }).refine(({ from, to }) => from <= to)])
    .default(420),
  /** A call that may move is on a multiple of so many minutes; 0: on any. */
  callStep: minutes.default(0),
  sunrise: clock.nullable().default(null),
  sunset: clock.nullable().default(null),
  /** From the call until the first shot, and from the last one until the release. */
  setupMinutes: minutes.default(0),
  wrapMinutes: minutes.default(0),
  /** Of these two no work: meals and breaks before the first shot and after the last. */
  breakMinutes: minutes.default(0),
  /** Meals before the first shot and after the last. */
  mealsAround: z.int().nonnegative().default(0),
  /** From the call to the end of the last of those before; from the last shot to the first of those after. */
  mealBefore: minutes.nullable().default(null),
  mealAfter: minutes.nullable().default(null),
  /** Meals at set times, in order: nothing is shot meanwhile, and who works across one eats then. */
  setMeals: z
    .array(z.strictObject({ start: clock, minutes: minutes.positive() }))
    .refine((meals) => meals.every(({ start }, i) => i === 0 || start >= endOf(meals[i - 1]!)))
    .default([]),
  /** Working minutes (call to release without meals) that no overtime is paid for; and the most there may be. */
  regularMinutes: minutes.nullable().default(null),
  maxMinutes: minutes.nullable().default(null),
  /** Paid if anything is shot: more on a holiday. */
  crewCost: won.default(0),
  /** So much of it is for what is hired by the day, not for people: it is told apart, not added. */
  hiredCost: won.default(0),
  /** So much of it is what a holiday adds: it is told apart, not added. */
  holidayCost: won.default(0),
  overtime: z.array(z.strictObject({ after: minutes, perMinute: won })).default([]),
  nightPerMinute: won.default(0),
  /** So many of the crew eat on it; null: as `meals` says. */
  crewEating: z.int().nonnegative().nullable().default(null),
  /** Stays exactly as the baseline has it. */
  locked: z.boolean().default(false),
});

/** A day on which a unit works and nothing is shot, 준비 or 이동: no plan changes it, and rest and weeks count it. */
export const otherDaySchema = z.strictObject({
  date: z.iso.date(),
  unit: z.string().default('A'),
  week: z.string().default(''),
  call: clock,
  release: minutes,
  workMinutes: minutes,
});

export const personSchema = z.strictObject({
  id,
  name,
  dayRate: won.default(0),
  holdRate: won.default(0),
  /** For each minute from their first scene of a day to their last. */
  minuteRate: won.default(0),
  /** After so many days of the calendar without a scene they may be let go, and picked up again for a fee. */
  dropAfterDays: z.int().positive().nullable().default(null),
  pickupFee: won.default(0),
  minorClass: z.enum(['under15', 'under19']).nullable().default(null),
  /** Birthdays among the days: from this date on they are of the next age. */
  under19From: z.iso.date().nullable().default(null),
  adultFrom: z.iso.date().nullable().default(null),
  available,
});

export const placeSchema = z.strictObject({
  id,
  name,
  feePerDay: won.default(0),
  /** Each time the company comes back after it was elsewhere: dressing it anew. */
  returnFee: won.default(0),
  available,
});

export const elementSchema = z.strictObject({
  id,
  name,
  /** For each date on which a scene needs it, whichever units do. */
  feePerDay: won.default(0),
  /** There are enough of it for units that shoot at one time. */
  shared: z.boolean().default(false),
  available,
});

/** Points for each unit; what the sliders of the panel set. */
export const preferencesSchema = z.strictObject({
  castHoldDay: z.number().nonnegative().default(0),
  castWaitMinute: z.number().nonnegative().default(0),
  move: z.number().nonnegative().default(0),
  overtimeMinute: z.number().nonnegative().default(0),
  storyBreak: z.number().nonnegative().default(0),
  movedScene: z.number().nonnegative().default(0),
  dayNightSwitch: z.number().nonnegative().default(0),
  unevenMinute: z.number().nonnegative().default(0),
  exteriorWithoutCover: z.number().nonnegative().default(0),
  placeReturn: z.number().nonnegative().default(0),
  blackoutScene: z.number().nonnegative().default(0),
  /** What days are measured against for evenness; the mean over all days where it is not said. */
  evenMinutes: minutes.nullable().default(null),
  /** What a point may cost in ₩; with 0 money comes first and points only decide between plans of equal money. */
  wonPerPoint: won.default(0),
});

export const moveSchema = z.strictObject({ from: z.string(), to: z.string(), minutes, cost: won.default(0) });

/** `at` counts from 0 among the scenes of the day; `start` is a clock time. */
export const pinSchema = z.strictObject({
  scene: z.string(),
  day: z.string(),
  at: z.int().nonnegative().nullable().default(null),
  start: clock.nullable().default(null),
});

/** docs/schedule-problem.md has it in words, with an example. */
export const scheduleProblemSchema = z.strictObject({
  format: z.literal('ddak.schedule/1'),
  scenes: z.array(sceneSchema).max(MOST_SCENES),
  days: z.array(daySchema).max(MOST_DAYS),
  otherDays: z.array(otherDaySchema).default([]),
  people: z.array(personSchema).default([]),
  places: z.array(placeSchema).default([]),
  elements: z.array(elementSchema).default([]),
  /** ₩ that are paid whatever the plan: told with its money, and left out of what plans are compared by. */
  paidOnce: won.default(0),
  /** What a meal costs for each head, and how many of the crew eat beside cast and extras: told as `paidOnce` is. */
  meals: z.strictObject({ perHead: won.default(0), crew: z.int().nonnegative().default(0) }).prefault({}),
  /** Both ways, unless the way back is named too; places not named are as far as `moveBetween` says. */
  moves: z.array(moveSchema).default([]),
  moveBetween: z.strictObject({ minutes: minutes.default(0), cost: won.default(0) }).prefault({}),
  rules: z.array(ruleSchema).default([]),
  precedences: z.array(precedenceSchema).default([]),
  groups: z.array(groupSchema).default([]),
  pins: z.array(pinSchema).default([]),
  preferences: preferencesSchema.prefault({}),
  /** The board as it is: scenes of each day in their order. What is not named waits for a day. */
  baseline: z.array(z.strictObject({ day: z.string(), scenes: z.array(z.string()) })).default([]),
});

export type ScheduleProblem = z.output<typeof scheduleProblemSchema>;
export type ScheduleProblemInput = z.input<typeof scheduleProblemSchema>;
export type ProblemScene = z.output<typeof sceneSchema>;
export type ProblemDay = z.output<typeof daySchema>;
export type ProblemPerson = z.output<typeof personSchema>;
export type Availability = z.output<typeof availabilitySchema>;
