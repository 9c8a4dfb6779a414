import { type Calendar, calendarOf } from './calendar.ts';
import type { CompiledProblem } from './compile-problem.ts';
import { pairCost } from './day-pairs.ts';
import { DayRecord } from './day-record.ts';
import { DayDecoder } from './decode-day.ts';
import { Journal } from './journal.ts';
import { LeastChange, type PlanParts } from './least-change.ts';
import { linkCost } from './link-cost.ts';
import { WorkDates } from './people-cost.ts';
import { WindowTable } from './scene-windows.ts';
import { pinsOn, settlePins } from './settle-pins.ts';
import { Touched } from './touched.ts';
import { hasUnitCost, minorWeekCost, unitCost, weekCost } from './week-cost.ts';

const DAY = 1440;

/**
 * A plan while it is searched: the order of every day, its clock, and the cost of everything, kept up to date. A change
 * is made up of `take` and `put`, priced by `change`, and then kept or undone; only what it touches is priced anew.
 */
export class PlanState {
  readonly problem: CompiledProblem;
  readonly windows: WindowTable;
  /** By day. */
  readonly records: DayRecord[];
  /** By scene; a day of −1 is left over. */
  readonly day: Int32Array;
  readonly at: Int32Array;
  readonly start: Float64Array;
  total = 0;
  #delta = 0;
  readonly #decoder: DayDecoder;
  readonly #journal = new Journal();
  readonly #spare: DayRecord[] = [];
  readonly #staged: number[] = [];
  readonly #before: (DayRecord | null)[];
  readonly #dates: WorkDates;
  readonly #calendar: Calendar;
  readonly #hasUnitCost: boolean;
  readonly #pinsAt: readonly (readonly number[])[];
  readonly #costs: PlanParts['costs'] & { readonly unit: Float64Array };
  readonly #touchedScenes: Touched;
  readonly #touchedPeople: Touched;
  readonly #touchedPairs: Touched;
  readonly #touchedUnitWeeks: Touched;
  readonly #touchedWeeks: Touched;
  readonly #touchedUnits: Touched;
  readonly #touchedLinks: Touched;
  #leastChange: LeastChange | null = null;
  readonly #presence: { person: number; date: number; by: 1 | -1 }[] = [];

  constructor(problem: CompiledProblem) {
    this.problem = problem;
    this.windows = new WindowTable(problem);
    this.#decoder = new DayDecoder(problem, this.windows);
    const { days, scenes, whoCount, links } = problem;
    this.records = days.map(() => new DayRecord(problem));
    this.#before = days.map(() => null);
    this.day = new Int32Array(scenes).fill(-1);
    this.at = new Int32Array(scenes).fill(-1);
    this.start = new Float64Array(scenes);
    this.#dates = new WorkDates(problem);
    this.#calendar = calendarOf(problem);
    this.#hasUnitCost = hasUnitCost(problem);
    this.#pinsAt = days.map((_, day) => pinsOn(problem, day));
    this.#costs = {
      day: new Float64Array(days.length),
      scene: new Float64Array(scenes),
      person: new Float64Array(whoCount),
      pair: new Float64Array(this.#calendar.pairs.length),
      unitWeek: new Float64Array(problem.unitWeeks),
      week: new Float64Array(problem.weeks),
      unit: new Float64Array(problem.units),
      link: new Float64Array(links.length),
    };
    this.#touchedScenes = new Touched(scenes);
    this.#touchedPeople = new Touched(whoCount);
    this.#touchedPairs = new Touched(this.#calendar.pairs.length);
    this.#touchedUnitWeeks = new Touched(problem.unitWeeks);
    this.#touchedWeeks = new Touched(problem.weeks);
    this.#touchedUnits = new Touched(problem.units);
    this.#touchedLinks = new Touched(links.length);
    for (let scene = 0; scene < scenes; scene++) {
      this.#costs.scene[scene] = this.#sceneCost(scene);
      this.total += this.#costs.scene[scene]!;
    }
  }

  /** The order of a day as it will be after the change that is being made up. */
  staged(day: number): DayRecord {
    if (this.#before[day]) return this.records[day]!;
    const record = this.#spare.pop() ?? new DayRecord(this.problem);
    const before = this.records[day]!;
    record.fill(before.scenes, before.count);
    this.#before[day] = before;
    this.records[day] = record;
    let i = this.#staged.length;
    while (i > 0 && this.#staged[i - 1]! > day) i--;
    this.#staged.splice(i, 0, day);
    return record;
  }

  /** Takes a scene from the day where it was before the change. */
  take(scene: number): void {
    const day = this.day[scene]!;
    if (day < 0) return;
    const record = this.staged(day);
    const at = record.scenes.indexOf(scene);
    record.scenes.copyWithin(at, at + 1, record.count);
    record.count--;
  }

  /** Puts a scene before the one that now stands at a place of a day. */
  put(scene: number, day: number, at: number): void {
    const record = this.staged(day);
    const place = Math.min(at, record.count);
    record.fill(record.scenes, record.count + 1);
    record.scenes.copyWithin(place + 1, place, record.count - 1);
    record.scenes[place] = scene;
  }

  /** Replaces the order of a day; its scenes are those it had, or the caller takes care of the others. */
  order(day: number, scenes: Int32Array, count: number): void {
    this.staged(day).fill(scenes, count);
  }

  /** Prices what has been staged: by how much the plan gets dearer. Kept or undone after it. */
  change(): number {
    for (let i = 0; i < this.#staged.length; i++) this.#decode(this.#staged[i]!);
    this.#place();
    let delta = 0;
    for (const day of this.#staged)
      delta += this.#journal.write(this.#costs.day, day, this.records[day]!.cost);
    delta += this.#priceTouched();
    this.#delta = delta;
    return delta;
  }

  /** Below what `change` would say if each of these scenes went to its day of `to`; nothing is staged by it. */
  leastChange(scenes: readonly number[], to: readonly number[]): number {
    return this.#least.of(scenes, to);
  }

  /** The same if all scenes of each of these days went to its day of `to`, the same days in another order. */
  leastShift(days: readonly number[], to: readonly number[]): number {
    return this.#least.ofDays(days, to);
  }

  get #least(): LeastChange {
    this.#leastChange ??= new LeastChange(this.problem, {
      ...{ records: this.records, day: this.day },
      ...{ dates: this.#dates, calendar: this.#calendar, costs: this.#costs },
    });
    return this.#leastChange;
  }

  keep(): void {
    this.total += this.#delta;
    for (const day of this.#staged) {
      this.#leastChange?.replace(day, this.#before[day]!, this.records[day]!);
      this.#before[day]!.clearWho();
      this.#spare.push(this.#before[day]!);
      this.#before[day] = null;
    }
    this.#journal.forget();
    this.#close();
  }

  undo(): void {
    for (const day of this.#staged) {
      this.records[day]!.clearWho();
      this.#spare.push(this.records[day]!);
      this.records[day] = this.#before[day]!;
      this.#before[day] = null;
    }
    for (const { person, date, by } of this.#presence) this.#dates.add(person, date, by === 1 ? -1 : 1);
    this.#journal.undo();
    this.#close();
  }

  /** The sum of all costs, anew: what rounding may have done to the total is gone after it. */
  recount(): number {
    this.total = Object.values(this.#costs).reduce((sum, costs) => sum + costs.reduce((a, b) => a + b, 0), 0);
    return this.total;
  }

  /** What scenes cost that are left over has changed. */
  repriceScenes(): void {
    for (let scene = 0; scene < this.problem.scenes; scene++)
      this.#costs.scene[scene] = this.#sceneCost(scene);
    this.recount();
  }

  #close(): void {
    this.#staged.length = 0;
    this.#presence.length = 0;
    this.#delta = 0;
  }

  #decode(day: number): void {
    const record = this.records[day]!;
    if (this.#pinsAt[day]!.length > 0) settlePins(record, this.#pinsAt[day]!, this.problem.pinAt);
    this.#decoder.decode(day, record, this.#notBefore(day));
    const next = this.#calendar.dayAfter[day]!;
    if (next < 0 || this.#before[next]) return;
    const { callFrom, callTo } = this.problem.days[next]!;
    const bounded = (call: number) => Math.min(callTo, Math.max(callFrom, call));
    const after = this.records[next]!;
    if (after.count > 0 && bounded(after.notBefore) !== bounded(this.#notBefore(next))) this.staged(next);
  }

  #notBefore(day: number): number {
    const { days, rules } = this.problem;
    const before = this.#calendar.dayBefore[day]!;
    const isShot = before >= 0 && this.records[before]!.count > 0;
    const released = isShot ? this.records[before]!.release - DAY : Number.NEGATIVE_INFINITY;
    return Math.max(released, days[day]!.releaseBefore) + rules.restToLeave;
  }

  /** Writes where scenes now stand and who works when, and what of it changed. */
  #place(): void {
    const { links, linksOfScene } = this.problem;
    const journal = this.#journal;
    for (const day of this.#staged) {
      const before = this.#before[day]!;
      for (let i = 0; i < before.count; i++) {
        const scene = before.scenes[i]!;
        this.#touchedScenes.add(scene);
        if (this.day[scene] === day) journal.write(this.day, scene, -1);
      }
    }
    for (const day of this.#staged) {
      const record = this.records[day]!;
      for (let i = 0; i < record.count; i++) {
        const scene = record.scenes[i]!;
        this.#touchedScenes.add(scene);
        journal.write(this.day, scene, day);
        journal.write(this.at, scene, i);
        journal.write(this.start, scene, record.start[i]!);
      }
      this.#placePeople(day);
      const { unit, unitWeek, week } = this.problem.days[day]!;
      this.#touchedUnits.add(unit);
      this.#touchedUnitWeeks.add(unitWeek);
      this.#touchedWeeks.add(week);
      const pairs = this.#calendar.pairsOfDay[day]!;
      for (let i = 0; i < pairs.length; i++) this.#touchedPairs.add(pairs[i]!);
    }
    if (links.length === 0) return;
    for (let i = 0; i < this.#touchedScenes.count; i++) {
      const own = linksOfScene[this.#touchedScenes.list[i]!]!;
      for (let k = 0; k < own.length; k++) this.#touchedLinks.add(own[k]!);
    }
  }

  #placePeople(day: number): void {
    const { people, dayRate, days } = this.problem;
    const { date } = days[day]!;
    const isPaid = (who: number) => who < people || dayRate[who]! > 0;
    const before = this.#before[day]!;
    const record = this.records[day]!;
    for (let k = 0; k < before.whoCount; k++)
      if (isPaid(before.who[k]!) && record.from[before.who[k]!]! < 0) this.#works(before.who[k]!, date, -1);
    for (let k = 0; k < record.whoCount; k++)
      if (isPaid(record.who[k]!) && before.from[record.who[k]!]! < 0) this.#works(record.who[k]!, date, 1);
  }

  #works(person: number, date: number, by: 1 | -1): void {
    this.#dates.add(person, date, by);
    this.#presence.push({ person, date, by });
    this.#touchedPeople.add(person);
  }

  #priceTouched(): number {
    const { problem, records } = this;
    const costs = this.#costs;
    const price = (touched: Touched, cache: Float64Array, cost: (one: number) => number): number => {
      let delta = 0;
      for (let i = 0; i < touched.count; i++) {
        const one = touched.list[i]!;
        delta += this.#journal.write(cache, one, cost(one));
      }
      touched.clear();
      return delta;
    };
    return (
      price(this.#touchedScenes, costs.scene, (scene) => this.#sceneCost(scene)) +
      price(this.#touchedPeople, costs.person, (person) => this.#dates.costOf(person)) +
      price(this.#touchedPairs, costs.pair, (i) => {
        const pair = this.#calendar.pairs[i]!;
        return pairCost(problem, pair, records[pair.first]!, records[pair.second]!);
      }) +
      price(this.#touchedUnitWeeks, costs.unitWeek, (i) =>
        weekCost(problem, this.#calendar.daysOfUnitWeek[i]!, records),
      ) +
      price(this.#touchedWeeks, costs.week, (i) =>
        minorWeekCost(problem, this.#calendar.daysOfWeek[i]!, records),
      ) +
      price(this.#touchedUnits, costs.unit, (i) =>
        this.#hasUnitCost ? unitCost(problem, this.#calendar.daysOfUnit[i]!, records) : 0,
      ) +
      price(this.#touchedLinks, costs.link, (i) => linkCost(problem, problem.links[i]!, this))
    );
  }

  #sceneCost(scene: number): number {
    const { baseDay, prices, source } = this.problem;
    const day = this.day[scene]!;
    const left = day < 0 ? prices.leftOver[scene]! : 0;
    const isMoved = baseDay[scene]! >= 0 && baseDay[scene] !== day;
    return left + (isMoved ? source.preferences.movedScene * prices.point : 0);
  }
}
