import type { Calendar } from './calendar.ts';
import type { CompiledProblem } from './compile-problem.ts';
import { DayCounts } from './day-counts.ts';
import type { DayRecord } from './day-record.ts';
import type { WorkDates } from './people-cost.ts';
import { Touched } from './touched.ts';

/** What a plan costs now, part by part, and where its scenes stand. */
export interface PlanParts {
  readonly records: readonly DayRecord[];
  readonly day: Int32Array;
  readonly dates: WorkDates;
  readonly calendar: Calendar;
  readonly costs: {
    readonly day: Float64Array;
    readonly scene: Float64Array;
    readonly person: Float64Array;
    readonly pair: Float64Array;
    readonly unitWeek: Float64Array;
    readonly week: Float64Array;
    readonly link: Float64Array;
  };
}

/**
 * By how much a plan gets dearer at the least when scenes go to other days, without working out the clock of any day: people
 * exactly, days by what they cannot do without. Ten times as quick as the change itself, and enough to pass over most.
 */
export class LeastChange {
  readonly #problem: CompiledProblem;
  readonly #parts: PlanParts;
  readonly #counts: DayCounts;
  readonly #days: Touched;
  readonly #who: Touched;

  constructor(problem: CompiledProblem, parts: PlanParts) {
    this.#problem = problem;
    this.#parts = parts;
    this.#counts = new DayCounts(problem);
    this.#days = new Touched(problem.days.length);
    this.#who = new Touched(problem.whoCount);
    for (const [day, record] of parts.records.entries()) this.#countAll(record, day, 1);
  }

  /** A day is another now. */
  replace(day: number, before: DayRecord, after: DayRecord): void {
    this.#countAll(before, day, -1);
    this.#countAll(after, day, 1);
  }

  #countAll({ scenes, count }: DayRecord, day: number, by: 1 | -1): void {
    for (let i = 0; i < count; i++) this.#counts.move(scenes[i]!, day, by);
  }

  /**
   * ₩ (and what else the search adds up) by which the plan gets dearer at the least if each scene goes to its day of `to`.
   * What is taken to stay as it is: what is paid between the days of a unit (coming back to a place, from night to day), days
   * that begin later for the rest of the one before, and who of the other scenes comes before whom.
   */
  of(scenes: readonly number[], to: readonly number[]): number {
    const { day, costs } = this.#parts;
    let least = 0;
    for (let i = 0; i < scenes.length; i++) {
      const scene = scenes[i]!;
      if (day[scene]! >= 0) this.#move(scene, day[scene]!, -1);
      this.#move(scene, to[i]!, 1);
      least -= costs.scene[scene]! + this.#linksOf(scene);
    }
    for (let i = 0; i < this.#days.count; i++)
      least += this.#changeOf(this.#days.list[i]!, this.#days.list[i]!);
    least += this.#changeOfPeople();
    for (let i = scenes.length - 1; i >= 0; i--) {
      const scene = scenes[i]!;
      this.#move(scene, to[i]!, -1);
      if (day[scene]! >= 0) this.#move(scene, day[scene]!, 1);
    }
    this.#days.clear();
    this.#who.clear();
    return least;
  }

  /**
   * The same if all that is shot on each of these days goes to the day of `to`, which are the same days in another order. Days
   * cost at the least what they cost elsewhere, and of the people only those change who are not on both.
   */
  ofDays(days: readonly number[], to: readonly number[]): number {
    const { records, costs } = this.#parts;
    let least = 0;
    for (let i = 0; i < days.length; i++) {
      const [from, day] = [days[i]!, to[i]!];
      if (from === day) continue;
      const { scenes, count } = records[from]!;
      for (let at = 0; at < count; at++) least -= costs.scene[scenes[at]!]! + this.#linksOf(scenes[at]!);
      if (count > 0 || records[day]!.count > 0) least += this.#changeOf(day, from);
      this.#movePeople(from, day, 1);
    }
    least += this.#changeOfPeople();
    for (let i = 0; i < days.length; i++) this.#movePeople(days[i]!, to[i]!, -1);
    this.#who.clear();
    return least;
  }

  /** Who works on one day works on another instead (1), or does not after all (−1). */
  #movePeople(from: number, to: number, by: 1 | -1): void {
    if (from === to) return;
    const { people, dayRate, days } = this.#problem;
    const { records, dates } = this.#parts;
    const { who, whoCount } = records[from]!;
    const [left, come] = [days[from]!.date, days[to]!.date];
    for (let k = 0; k < whoCount; k++) {
      const one = who[k]!;
      if (one >= people && dayRate[one] === 0) continue;
      dates.add(one, left, by === 1 ? -1 : 1);
      dates.add(one, come, by);
      this.#who.add(one);
    }
  }

  #changeOfPeople(): number {
    const { dates, costs } = this.#parts;
    let change = 0;
    for (let i = 0; i < this.#who.count; i++) {
      const one = this.#who.list[i]!;
      change += dates.costOf(one) - costs.person[one]!;
    }
    return change;
  }

  #move(scene: number, day: number, by: 1 | -1): void {
    const { who, people, dayRate, days } = this.#problem;
    const counts = this.#counts;
    const own = who[scene]!;
    this.#days.add(day);
    if (by === -1) counts.move(scene, day, by);
    for (let k = 0; k < own.length; k++) {
      const one = own[k]!;
      if (counts.needs(day, one) || (one >= people && dayRate[one] === 0)) continue;
      this.#parts.dates.add(one, days[day]!.date, by);
      this.#who.add(one);
    }
    if (by === 1) counts.move(scene, day, by);
  }

  /** With the scenes of `shot`. What the day breaks now, alone and with others, may be over then. */
  #changeOf(day: number, shot: number): number {
    const { costs, calendar } = this.#parts;
    const { unitWeek, week } = this.#problem.days[day]!;
    let least =
      this.#counts.leastOf(shot, day) - costs.day[day]! - costs.unitWeek[unitWeek]! - costs.week[week]!;
    const pairs = calendar.pairsOfDay[day]!;
    for (let i = 0; i < pairs.length; i++) least -= costs.pair[pairs[i]!]!;
    return least;
  }

  #linksOf(scene: number): number {
    const own = this.#problem.linksOfScene[scene]!;
    let sum = 0;
    for (let k = 0; k < own.length; k++) sum += this.#parts.costs.link[own[k]!]!;
    return sum;
  }
}
