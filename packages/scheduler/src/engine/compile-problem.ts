import { isNightInside } from '../problem/needs-blackout.ts';
import type { Rule } from '../problem/rules-schema.ts';
import type { ProblemDay, ScheduleProblem } from '../problem/schedule-problem.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { type Link, linksOf } from './links.ts';
import { type Prices, pricesOf } from './prices.ts';

/** A day with numbers in place of names; days stand in the order of their dates. */
export interface CompiledDay {
  readonly id: string;
  readonly source: ProblemDay;
  /** Among the distinct dates. */
  readonly date: number;
  /** Days since some day, for what "the next date" is. */
  readonly calendar: number;
  readonly unit: number;
  /** Of the unit, and of the calendar alone. */
  readonly unitWeek: number;
  readonly week: number;
  readonly callFrom: number;
  readonly callTo: number;
  readonly regular: number;
  /** Minutes of scenes that a hard rule leaves beside set-up and wrap, if nobody moves or waits. */
  readonly room: number;
  readonly locked: boolean;
  /** Of days on which its unit works and nothing is shot: the release on the date before, and the call on the next; from its own midnight. */
  readonly releaseBefore: number;
  readonly callAfter: number;
  /** Its unit works on its date whether it shoots or not. */
  readonly isWorkedAnyway: boolean;
}

/**
 * A problem as the search works on it: indices in place of ids, costs as one number each. Whoever and whatever can be
 * needed by a scene (people, then elements) shares one numbering, `who`.
 */
export interface CompiledProblem {
  readonly source: ScheduleProblem;
  readonly days: readonly CompiledDay[];
  readonly dates: number;
  /** Days since some day, of each distinct date. */
  readonly calendarOfDate: Int32Array;
  readonly units: number;
  readonly weeks: number;
  readonly unitWeeks: number;
  /** By the week of a unit: minutes and dates that it works without shooting. */
  readonly otherMinutes: Float64Array;
  readonly otherDates: Int32Array;
  readonly scenes: number;
  readonly minutes: Float64Array;
  /** Of them no work. */
  readonly breakMinutes: Float64Array;
  readonly place: Int32Array;
  readonly who: readonly Int32Array[];
  readonly people: number;
  readonly whoCount: number;
  /** By `who`: things of which there are enough for two units at once. */
  readonly isShared: Uint8Array;
  /** By `who`: what is paid for each date. */
  readonly dayRate: Float64Array;
  readonly holdRate: Float64Array;
  readonly minuteRate: Float64Array;
  readonly dropAfter: Float64Array;
  readonly pickupFee: Float64Array;
  readonly places: number;
  readonly placeFee: Float64Array;
  readonly returnFee: Float64Array;
  readonly moveMinutes: Float64Array;
  readonly moveCost: Float64Array;
  /** 0 where two places are at one address: their way is named, and takes neither minutes nor ₩. */
  readonly isMove: Uint8Array;
  readonly isNight: Uint8Array;
  readonly isNightInside: Uint8Array;
  readonly isExterior: Uint8Array;
  readonly isInterior: Uint8Array;
  readonly even: number;
  readonly rules: CompiledRules;
  readonly prices: Prices;
  readonly links: readonly Link[];
  readonly linksOfScene: readonly Int32Array[];
  /** The day that a scene has to stay on, or −1; a scene of a locked day stays there. */
  readonly pinDay: Int32Array;
  readonly pinAt: Int32Array;
  readonly pinStart: Float64Array;
  /** Where the baseline has it, or −1. */
  readonly baseDay: Int32Array;
}

const indexOf = (list: readonly { readonly id: string }[]): Map<string, number> =>
  new Map(list.map(({ id }, i) => [id, i]));
const numbering = (names: Iterable<string>): Map<string, number> =>
  new Map([...new Set(names)].map((name, i) => [name, i]));

/** Numbers in place of names. The problem has been read by readProblem, so every id is there. */
export function compileProblem(source: ScheduleProblem, prices = pricesOf(source)): CompiledProblem {
  const { scenes, people, places, elements } = source;
  const days = compileDays(source);
  const dayIndex = indexOf(days);
  const sceneIndex = indexOf(scenes);
  const personIndex = indexOf(people);
  const placeIndex = indexOf(places);
  const elementIndex = indexOf(elements);
  const links = linksOf(source, sceneIndex);
  const flags = (test: (i: number) => boolean) => Uint8Array.from(scenes, (_, i) => (test(i) ? 1 : 0));
  return {
    source,
    days,
    dates: new Set(days.map((day) => day.date)).size,
    calendarOfDate: Int32Array.from(new Set(days.map((day) => day.calendar))),
    units: new Set(days.map((day) => day.unit)).size,
    weeks: new Set(days.map((day) => day.week)).size,
    unitWeeks: new Set(days.map((day) => day.unitWeek)).size,
    ...compileOtherDays(source, days),
    scenes: scenes.length,
    minutes: Float64Array.from(scenes, (scene) => scene.minutes),
    breakMinutes: Float64Array.from(scenes, (scene) => scene.breakMinutes),
    place: Int32Array.from(scenes, (scene) => (scene.place === null ? -1 : placeIndex.get(scene.place)!)),
    who: scenes.map((scene) =>
      Int32Array.from([
        ...new Set([
          ...scene.cast.map((id) => personIndex.get(id)!),
          ...scene.elements.map((id) => people.length + elementIndex.get(id)!),
        ]),
      ]),
    ),
    people: people.length,
    whoCount: people.length + elements.length,
    isShared: Uint8Array.from([...people.map(() => 0), ...elements.map(({ shared }) => (shared ? 1 : 0))]),
    dayRate: Float64Array.from([
      ...people.map((person) => person.dayRate),
      ...elements.map((element) => element.feePerDay),
    ]),
    holdRate: Float64Array.from(people, (person) => person.holdRate),
    minuteRate: Float64Array.from(people, (person) => person.minuteRate),
    dropAfter: Float64Array.from(people, (person) => person.dropAfterDays ?? Number.POSITIVE_INFINITY),
    pickupFee: Float64Array.from(people, (person) => person.pickupFee),
    places: places.length,
    placeFee: Float64Array.from(places, (place) => place.feePerDay),
    returnFee: Float64Array.from(places, (place) => place.returnFee),
    ...compileMoves(source, placeIndex),
    isNight: flags((i) => scenes[i]!.timeOfDay === 'night'),
    isNightInside: flags((i) => isNightInside(scenes[i]!)),
    isExterior: flags((i) => scenes[i]!.setting === 'EXT'),
    isInterior: flags((i) => scenes[i]!.setting === 'INT'),
    even:
      source.preferences.evenMinutes ??
      scenes.reduce((sum, scene) => sum + scene.minutes, 0) / Math.max(1, days.length),
    rules: compileRules(source.rules as readonly Rule[], source, datesOf(days)),
    prices,
    links,
    linksOfScene: linksByScene(links, scenes.length),
    ...compilePins(source, sceneIndex, dayIndex),
  };
}

const datesOf = (days: readonly CompiledDay[]): string[] => days.map(({ source }) => source.date);

function linksByScene(links: readonly Link[], scenes: number): Int32Array[] {
  const lists: number[][] = Array.from({ length: scenes }, () => []);
  for (const [at, link] of links.entries()) for (const scene of new Set(link.scenes)) lists[scene]!.push(at);
  return lists.map((list) => Int32Array.from(list));
}

function compileDays(source: ScheduleProblem): CompiledDay[] {
  const sorted = source.days
    .map((day, at) => ({ day, at }))
    .sort((a, b) => (a.day.date < b.day.date ? -1 : a.day.date > b.day.date ? 1 : a.at - b.at))
    .map(({ day }) => day);
  const dates = numbering(sorted.map((day) => day.date));
  const units = numbering(sorted.map((day) => day.unit));
  const weeks = numbering(sorted.map((day) => day.week));
  const unitWeeks = numbering(sorted.map(unitWeekOf));
  const otherOn = (day: ProblemDay, by: number) =>
    source.otherDays.filter((other) => other.unit === day.unit && calendarOf(other) === calendarOf(day) + by);
  return sorted.map((day) => ({
    id: day.id,
    source: day,
    date: dates.get(day.date)!,
    calendar: calendarOf(day),
    unit: units.get(day.unit)!,
    unitWeek: unitWeeks.get(unitWeekOf(day))!,
    week: weeks.get(day.week)!,
    callFrom: typeof day.call === 'number' ? day.call : day.call.from,
    callTo: typeof day.call === 'number' ? day.call : Math.max(day.call.from, day.call.to),
    regular: day.regularMinutes ?? Number.POSITIVE_INFINITY,
    room: roomOf(source, day),
    locked: day.locked,
    releaseBefore: Math.max(...otherOn(day, -1).map(({ release }) => release)) - DAY,
    callAfter: Math.min(...otherOn(day, 1).map(({ call }) => call)) + DAY,
    isWorkedAnyway: otherOn(day, 0).length > 0,
  }));
}

const DAY = 1440;
const calendarOf = ({ date }: { readonly date: string }): number => Math.round(Date.parse(date) / 86_400_000);
const unitWeekOf = (day: Pick<ProblemDay, 'unit' | 'week'>): string => JSON.stringify([day.unit, day.week]);

/** What is worked without shooting in the weeks in which something may be shot. */
function compileOtherDays({ otherDays }: ScheduleProblem, days: readonly CompiledDay[]) {
  const weeks = new Map(days.map(({ source, unitWeek }) => [unitWeekOf(source), unitWeek]));
  const otherMinutes = new Float64Array(weeks.size);
  const otherDates = new Int32Array(weeks.size);
  for (const [name, list] of Map.groupBy(otherDays, unitWeekOf)) {
    const week = weeks.get(name);
    if (week === undefined) continue;
    otherMinutes[week] = list.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
    otherDates[week] = new Set(list.map(({ date }) => date)).size;
  }
  return { otherMinutes, otherDates };
}

/** Work before the first shot of a day and after the last. */
export const aroundOf = ({ setupMinutes, wrapMinutes, breakMinutes }: ProblemDay): number =>
  Math.max(0, setupMinutes + wrapMinutes - breakMinutes);

function roomOf({ rules }: ScheduleProblem, day: ProblemDay): number {
  const limits = rules.flatMap((rule) =>
    rule.rule === 'dayLength' && rule.severity === 'hard' ? (rule.minutes ?? day.maxMinutes ?? []) : [],
  );
  return Math.min(...limits) - aroundOf(day);
}

function compileMoves(source: ScheduleProblem, placeIndex: ReadonlyMap<string, number>) {
  const count = source.places.length;
  const moveMinutes = new Float64Array(count * count).fill(source.moveBetween.minutes);
  const moveCost = new Float64Array(count * count).fill(source.moveBetween.cost);
  const isMove = new Uint8Array(count * count).fill(1);
  const put = (from: string, to: string, move: { minutes: number; cost: number }) => {
    const at = placeIndex.get(from)! * count + placeIndex.get(to)!;
    moveMinutes[at] = move.minutes;
    moveCost[at] = move.cost;
    isMove[at] = move.minutes > 0 || move.cost > 0 ? 1 : 0;
  };
  // The first that names a way counts, and what names it in its own direction before what names the way back.
  for (const move of source.moves.toReversed()) put(move.to, move.from, move);
  for (const move of source.moves.toReversed()) put(move.from, move.to, move);
  return { moveMinutes, moveCost, isMove };
}

function compilePins(
  source: ScheduleProblem,
  sceneIndex: ReadonlyMap<string, number>,
  dayIndex: ReadonlyMap<string, number>,
) {
  const count = source.scenes.length;
  const pinDay = new Int32Array(count).fill(-1);
  const pinAt = new Int32Array(count).fill(-1);
  const pinStart = new Float64Array(count).fill(-1);
  const baseDay = new Int32Array(count).fill(-1);
  const locked = new Set(source.days.filter((day) => day.locked).map((day) => day.id));
  for (const { day, scenes } of source.baseline)
    for (const id of scenes) {
      baseDay[sceneIndex.get(id)!] = dayIndex.get(day)!;
      if (locked.has(day)) pinDay[sceneIndex.get(id)!] = dayIndex.get(day)!;
    }
  for (const pin of source.pins) {
    const scene = sceneIndex.get(pin.scene)!;
    pinDay[scene] = dayIndex.get(pin.day)!;
    if (pin.at !== null) pinAt[scene] = pin.at;
    if (pin.start !== null) pinStart[scene] = pin.start;
  }
  return { pinDay, pinAt, pinStart, baseDay };
}
