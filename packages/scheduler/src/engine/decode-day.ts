import type { CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';
import { priceDay } from './price-day.ts';
import type { WindowTable } from './scene-windows.ts';

/** A scene outside of its windows by rounding alone lies within. */
const HAIR = 1e-6;

/**
 * Turns the order of a day into its clock: each scene as early as light, hours, moves and meals allow. A call that is
 * free waits until nobody would wait for the light after it, and comes no earlier than the rest before it allows. Hours
 * that are soft are waited for where that is the cheaper way to spend the day.
 */
export class DayDecoder {
  readonly #problem: CompiledProblem;
  readonly #windows: WindowTable;
  /** How much later the day could begin without ending later, as the last run over the clock found. */
  #shift = 0;
  /** Whether somebody waits for the light or for hours, and how many scenes came too late for theirs. */
  #hasWait = false;
  #missed = 0;
  readonly #hasSoftHours: boolean;
  #hardOnly = false;

  constructor(problem: CompiledProblem, windows: WindowTable) {
    this.#problem = problem;
    this.#windows = windows;
    const { light, peopleAvailable, placesAvailable, elementsAvailable, minorHours } = problem.rules;
    this.#hasSoftHours = [light, peopleAvailable, placesAvailable, elementsAvailable, minorHours].some(
      (rules) => rules.some(({ severity }) => severity === 'soft'),
    );
  }

  /** Fills a record whose scenes are set. */
  decode(day: number, record: DayRecord, notBefore: number): void {
    const { callFrom, callTo, source } = this.#problem.days[day]!;
    record.notBefore = notBefore;
    if (record.count === 0) {
      record.cost = 0;
      record.clearWho();
      record.workMinutes = 0;
      return;
    }
    const { callStep } = source;
    const first = Math.max(callFrom, callStep > 0 ? Math.ceil(notBefore / callStep) * callStep : notBefore);
    const earliest = Math.min(callTo, first);
    this.#lay(day, record, earliest, callTo);
    if (!this.#hasSoftHours || !this.#waitsForSoftHours(day, record)) return;
    const waiting = record.cost;
    this.#hardOnly = true;
    this.#lay(day, record, earliest, callTo);
    this.#hardOnly = false;
    if (record.cost > waiting) this.#lay(day, record, earliest, callTo);
  }

  #waitsForSoftHours(day: number, { scenes, count }: DayRecord): boolean {
    for (let i = 0; i < count; i++) {
      const { windows, hard } = this.#windows.of(scenes[i]!, day);
      if (windows !== hard) return true;
    }
    return false;
  }

  #lay(day: number, record: DayRecord, earliest: number, latest: number): void {
    record.clearWho();
    this.#setClock(day, record, earliest, latest);
    this.#gather(record);
    priceDay(this.#problem, this.#windows, day, record);
  }

  /** As late a call as saves waiting: first as if nobody ate, and, where that makes a scene late, with its meals. */
  #setClock(day: number, record: DayRecord, earliest: number, latest: number): void {
    this.#run(day, record, earliest, true);
    if (!this.#hasWait || earliest >= latest) return;
    const [shift, missed] = [this.#shift, this.#missed];
    const { callStep } = this.#problem.days[day]!.source;
    const laterBy = (minutes: number) => {
      const call = Math.min(latest, earliest + minutes);
      return callStep > 0 ? Math.max(earliest, Math.floor(call / callStep) * callStep) : call;
    };
    this.#run(day, record, earliest, false);
    this.#run(day, record, laterBy(this.#shift), true);
    if (this.#missed > missed) this.#run(day, record, laterBy(shift), true);
  }

  /** Meals as late as they may be; where those give less rest than the day's work asks for, as many as do, spread. */
  #run(day: number, record: DayRecord, call: number, withMeals: boolean): void {
    const { mealWithin, mealMinutes } = this.#problem.rules;
    this.#walk(day, record, call, withMeals ? mealWithin : Number.POSITIVE_INFINITY, 0, 0);
    const meals = withMeals ? this.#mealsForRest(record) : 0;
    if (meals === 0) return;
    const shot = record.release - call - mealsOf(record) * mealMinutes;
    this.#walk(day, record, call, mealWithin, meals, shot / (meals + 1));
  }

  /** How many meals give the rest that the day's work asks for; 0 where it has it, or meals give none. */
  #mealsForRest(record: DayRecord): number {
    const { mealMinutes, break: breaks } = this.#problem.rules;
    if (mealMinutes === 0) return 0;
    const work = record.workMinutes;
    const rest = record.release - record.call - work;
    let missing = 0;
    for (const rule of breaks)
      if (work >= rule.after - HAIR) missing = Math.max(missing, rule.minutes - rest);
    return missing > HAIR ? mealsOf(record) + Math.ceil(missing / mealMinutes) : 0;
  }

  /** The clock of a day with a meal so long after the call or the last one, and with so many at such a pace of work. */
  #walk(
    day: number,
    record: DayRecord,
    call: number,
    mealWithin: number,
    mealsForRest: number,
    pace: number,
  ): void {
    const { minutes, breakMinutes, place, places, moveMinutes, days, rules } = this.#problem;
    const { setupMinutes, wrapMinutes, breakMinutes: around } = days[day]!.source;
    let breaks = around;
    record.call = call;
    let now = call + setupMinutes;
    let lastMeal = call;
    let meals = 0;
    let here = -1;
    let waited = 0;
    let shift = Number.POSITIVE_INFINITY;
    this.#hasWait = false;
    this.#missed = 0;
    for (let i = 0; i < record.count; i++) {
      const scene = record.scenes[i]!;
      const there = place[scene]!;
      const done = now;
      if (there >= 0) {
        if (here >= 0 && here !== there) now += moveMinutes[here * places + there]!;
        here = there;
      }
      breaks += breakMinutes[scene]!;
      const own = this.#windows.of(scene, day);
      const windows = this.#hardOnly ? own.hard : own.windows;
      const long = minutes[scene]!;
      let start = earliestIn(windows, now, long);
      record.mealStart[i] = -1;
      this.#hasWait ||= start > now + HAIR;
      const isLate = start + long - lastMeal > mealWithin + HAIR;
      const worked = start + long / 2 - call - meals * rules.mealMinutes;
      const isForRest = meals < mealsForRest && worked > (meals + 1) * pace;
      if ((isLate || isForRest) && now > lastMeal + HAIR) {
        // As late as it may be, and in the time that is waited anyway; before a move that would make it late.
        const latestMeal = lastMeal + mealWithin;
        const isBeforeMove = now > latestMeal + HAIR && done > lastMeal + HAIR;
        const meal = isBeforeMove ? done : Math.max(now, Math.min(start - rules.mealMinutes, latestMeal));
        record.mealStart[i] = meal;
        lastMeal = meal + rules.mealMinutes;
        meals++;
        now = isBeforeMove ? now + rules.mealMinutes : lastMeal;
        start = earliestIn(windows, now, long);
      }
      waited += start - now;
      const slack = slackIn(windows, start, long);
      if (slack < 0) this.#missed++;
      else shift = Math.min(shift, waited + slack);
      record.start[i] = start;
      now = start + long;
    }
    record.release = now + wrapMinutes;
    record.workMinutes = record.release - call - meals * rules.mealMinutes - breaks;
    this.#shift = Math.min(shift, waited);
  }

  #gather(record: DayRecord): void {
    const { who, minutes } = this.#problem;
    for (let i = 0; i < record.count; i++) {
      const scene = record.scenes[i]!;
      const start = record.start[i]!;
      const end = start + minutes[scene]!;
      const needed = who[scene]!;
      for (let k = 0; k < needed.length; k++) {
        const one = needed[k]!;
        if (record.from[one]! < 0) {
          record.from[one] = start;
          record.who[record.whoCount++] = one;
        }
        record.to[one] = end;
      }
    }
  }
}

function mealsOf({ mealStart, count }: DayRecord): number {
  let meals = 0;
  for (let i = 0; i < count; i++) if (mealStart[i]! >= 0) meals++;
  return meals;
}

/** The first start from a time on that lies within windows; that time itself where none is left. */
function earliestIn(windows: readonly number[], now: number, long: number): number {
  for (let i = 0; i < windows.length; i += 2) {
    const start = now > windows[i]! ? now : windows[i]!;
    if (start + long <= windows[i + 1]! + HAIR) return start;
  }
  return now;
}

/** How much later a scene could start; −1 where it lies outside of its windows. */
function slackIn(windows: readonly number[], start: number, long: number): number {
  for (let i = 0; i < windows.length; i += 2)
    if (start >= windows[i]! - HAIR && start + long <= windows[i + 1]! + HAIR)
      return windows[i + 1]! - start - long;
  return -1;
}
