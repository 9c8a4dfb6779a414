import {
  type Availability,
  availableSpans,
  type Character,
  type DateText,
  groupBy,
  isEveOfFreeDay,
  type LabourRules,
  minorClassOn,
  type ProjectState,
  ratesOf,
  USUAL_COSTS,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';

type People = NonNullable<ScheduleProblemInput['people']>;
type Available = NonNullable<People[number]['available']>;
export type FreeSpans = Record<DateText, [number, number][]>;
const ALL_DAY = 2880;

/** Everybody who is in a scene: pay where it may be read, ages, and when they can be had. */
export function problemPeople(
  state: ProjectState,
  scenes: ScheduleProblemInput['scenes'],
  dates: readonly DateText[],
  options: BoardOptions,
  rules: LabourRules,
): People {
  const pays = groupBy(state.personPay, 'characterId');
  const rates = ratesOf(state);
  const needed = new Set(scenes.flatMap((scene) => scene.cast ?? []));
  return [...needed]
    .flatMap((id) => state.character.get(id) ?? [])
    .map((person) => {
      const pay = pays.get(person._id)?.[0];
      return {
        id: person._id,
        name: person.name,
        dayRate: pay?.dayRate ?? USUAL_COSTS.castDay.value,
        holdRate: pay?.holdRate ?? USUAL_COSTS.castHold.value,
        dropAfterDays: rates.dropAfterDays,
        minorClass: person.minorClass === 'none' ? null : person.minorClass,
        under19From: person.under19From,
        adultFrom: person.adultFrom,
        available: availableOf(person, dates, closedFor(person._id, options), rules),
      };
    });
}

/** Dates on which somebody or something is away for this once. */
const closedFor = (id: string, { closures }: BoardOptions): DateText[] =>
  closures.flatMap((one) =>
    (one.kind === 'person' && one.characterId === id) || (one.kind === 'place' && one.locationId === id)
      ? [one.date]
      : [],
  );

function availableOf(
  person: Character,
  dates: readonly DateText[],
  closed: readonly DateText[],
  rules: LabourRules,
): Available {
  const free = freeSpans(person.availability, dates, closed);
  // LB9: the evening until 24:00 that a child under 15 may agree to is only before a day without school.
  if (person.minorConsents.includes('night'))
    for (const date of dates.filter((one) => minorClassOn(person, one) === 'under15' && !isEveOfFreeDay(one)))
      free[date] = until(free[date] ?? [[0, ALL_DAY]], rules.under15NightFrom.value);
  return { otherwise: 'free', dates: free };
}

const until = (spans: readonly [number, number][], latest: number): [number, number][] =>
  spans.flatMap(([from, to]): [number, number][] => (from < latest ? [[from, Math.min(to, latest)]] : []));

/** By date the minutes in which somebody or something is free; dates that are wholly free are left out. */
export function freeSpans(
  availability: Availability,
  dates: readonly DateText[],
  closed: readonly DateText[],
): FreeSpans {
  const spans: FreeSpans = {};
  for (const date of dates) {
    const free = closed.includes(date) ? [] : availableSpans(availability, date);
    const whole = free.length === 1 && free[0]!.start === 0 && free[0]!.end === ALL_DAY;
    if (!whole) spans[date] = free.map(({ start, end }) => [start, end]);
  }
  return spans;
}
