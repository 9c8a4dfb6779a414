import type { ProblemDay } from '../problem/schedule-problem.ts';
import type { CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';
import { priceDay } from './price-day.ts';
import type { WindowTable } from './scene-windows.ts';

type SetMeal = ProblemDay['setMeals'][number];

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
  /** Where the walk over a day stands: what is done, when it could go on at the next place, and what was eaten so far. */
  #done = 0;
  #now = 0;
  #lastMeal = 0;
  #eaten = 0;
  #waited = 0;
  /** The set meal that comes next. */
  #nextMeal = 0;
  #mealWithin = 0;

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
    const { mealWithin } = this.#problem.rules;
    this.#walk(day, record, call, withMeals ? mealWithin : Number.POSITIVE_INFINITY, 0, 0);
    const meals = withMeals ? this.#mealsForRest(record) : 0;
    if (meals === 0) return;
    const shot = record.release - call - this.#eaten;
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
    return missing > HAIR ? record.mealCount + Math.ceil(missing / mealMinutes) : 0;
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
    const { source } = days[day]!;
    const { wrapMinutes, setMeals, mealBefore, mealAfter } = source;
    let breaks = source.breakMinutes;
    this.#begin(record, call, source);
    this.#mealWithin = mealWithin;
    let here = -1;
    let shift = Number.POSITIVE_INFINITY;
    for (let i = 0; i < record.count; i++) {
      const scene = record.scenes[i]!;
      const there = place[scene]!;
      const way = there >= 0 && here >= 0 && here !== there ? moveMinutes[here * places + there]! : 0;
      if (there >= 0) here = there;
      this.#done = this.#now;
      this.#now += way;
      breaks += breakMinutes[scene]!;
      const own = this.#windows.of(scene, day);
      const windows = this.#hardOnly ? own.hard : own.windows;
      const long = minutes[scene]!;
      let start = earliestIn(windows, this.#now, long);
      this.#hasWait ||= start > this.#now + HAIR;
      if (setMeals.length > 0) start = this.#startAfterSetMeals(record, i, setMeals, windows, long, start);
      // On a day that has not eaten the first meal is due before its end, of wrapping too.
      const isLast = i === record.count - 1 && record.mealCount === 0 && mealBefore === null;
      const until = start + long + (isLast ? (mealAfter ?? wrapMinutes) : 0);
      const isLate = until - this.#lastMeal > mealWithin + HAIR;
      const worked = start + long / 2 - call - this.#eaten;
      const isForRest = record.mealCount < mealsForRest && worked > (record.mealCount + 1) * pace;
      if ((isLate || isForRest) && this.#now > this.#lastMeal + HAIR) {
        // As late as it may be, and in the time that is waited anyway; before a move that would make it late.
        const latestMeal = this.#lastMeal + mealWithin;
        const isBeforeMove = this.#now > latestMeal + HAIR && this.#done > this.#lastMeal + HAIR;
        const meal = isBeforeMove
          ? this.#done
          : Math.max(this.#now, Math.min(start - rules.mealMinutes, latestMeal));
        const end = meal + rules.mealMinutes;
        const set = setMeals[this.#nextMeal];
        // Nobody eats twice at one time: where a set meal comes before the end of this one, it is the meal.
        if (set && this.#done <= set.start + HAIR && end > set.start + HAIR)
          start = earliestIn(windows, set.start + set.minutes, long);
        else {
          this.#eat(record, i, meal, end);
          this.#now = isBeforeMove ? this.#now + rules.mealMinutes : end;
          this.#done = end;
          start = earliestIn(windows, this.#now, long);
        }
        if (setMeals.length > 0) start = this.#startAfterSetMeals(record, i, setMeals, windows, long, start);
      }
      this.#waited += start - this.#now;
      const slack = slackIn(windows, start, long);
      if (slack < 0) this.#missed++;
      else shift = Math.min(shift, this.#waited + slack);
      record.start[i] = start;
      this.#now = start + long;
    }
    record.release = this.#now + wrapMinutes;
    record.workMinutes = record.release - call - this.#eaten - breaks;
    this.#shift = Math.min(shift, this.#waited);
  }

  #begin(record: DayRecord, call: number, { setupMinutes, setMeals, mealBefore }: ProblemDay): void {
    record.call = call;
    record.mealCount = 0;
    this.#now = call + setupMinutes;
    this.#lastMeal = call + (mealBefore ?? 0);
    this.#eaten = 0;
    this.#waited = 0;
    this.#hasWait = false;
    this.#missed = 0;
    this.#nextMeal = 0;
    while (this.#nextMeal < setMeals.length && setMeals[this.#nextMeal]!.start < this.#now - HAIR)
      this.#nextMeal++;
  }

  /**
   * Takes the set meals that lie before a scene's start, each before the move where that would not be over by then: the
   * scene's start after them. One across which a scene had to be shot is not taken.
   */
  #startAfterSetMeals(
    record: DayRecord,
    scene: number,
    setMeals: readonly SetMeal[],
    windows: readonly number[],
    long: number,
    first: number,
  ): number {
    let start = first;
    for (; this.#nextMeal < setMeals.length; this.#nextMeal++) {
      const meal = setMeals[this.#nextMeal]!;
      const end = meal.start + meal.minutes;
      if (start < end - HAIR) return start;
      if (this.#done > meal.start + HAIR) continue;
      this.#eatBefore(record, scene, meal.start);
      const way = this.#now - this.#done;
      const isBeforeMove = this.#now > meal.start + HAIR;
      this.#waited += meal.start - (isBeforeMove ? this.#done : this.#now);
      this.#eat(record, scene, meal.start, end);
      this.#done = end;
      this.#now = isBeforeMove ? end + way : end;
      start = earliestIn(windows, Math.max(this.#now, start), long);
    }
    return start;
  }

  /** Where a set meal comes too late after the last one, there is another in the time that is waited for it. */
  #eatBefore(record: DayRecord, scene: number, set: number): void {
    const { mealMinutes } = this.#problem.rules;
    const latestMeal = this.#lastMeal + this.#mealWithin;
    const meal = Math.max(this.#now, Math.min(latestMeal, set - mealMinutes));
    const end = meal + mealMinutes;
    if (set <= latestMeal + HAIR || this.#now <= this.#lastMeal + HAIR || end > set + HAIR) return;
    this.#waited += meal - this.#now;
    this.#eat(record, scene, meal, end);
    this.#now = end;
    this.#done = end;
  }

  #eat(record: DayRecord, scene: number, start: number, end: number): void {
    record.eat(start, end, scene);
    this.#lastMeal = end;
    this.#eaten += end - start;
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
