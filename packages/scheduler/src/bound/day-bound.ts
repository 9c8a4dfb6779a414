import type { PlanState } from '../engine/plan-state.ts';
import { DayPricer } from './day-pricer.ts';
import type { DayPrices } from './day-prices.ts';
import { DayProgramme } from './day-programme.ts';
import { type DayRelaxation, relaxDays } from './day-relaxation.ts';
import { type HeldPeople, heldPeople } from './held-people.ts';
import { anyOrder, openSizes, type SpanOrder, setsOf } from './span-order.ts';
import { type SpanNode, SpanTree } from './span-tree.ts';

/** The programme holds a table of scenes by scenes. */
const MOST_SCENES = 400;
/** By so much less than the programme says are scenes priced; once no day is worth it then, by the next. */
const DISCOUNTS = [0.2, 0.08, 0.04, 0.02, 0.01, 0.005, 0.002, 0.0005];
/** The first of them once there are limits: the bound of before is not far. */
const WITH_LIMITS = 5;
/** A day that gets less than this share of the cheapest day, or of all by the number of days, counts as none. */
const NOTHING = 1e-5;
/** Of the days that one look finds, these are kept. */
const MOST_FOUND = 8;
const FIRST_BRANCHES = 100;
/** A round that lowers what the programme says by no more than this share. */
const STANDSTILL = 0.003;
/** The first rounds lower nothing: the days of a good plan come first, and do until many others are known. */
const MOST_STILL = 25;
/** Later most of the days that are worth it are known. */
const STILL_LATER = 1;
/** So many rounds of limits first: later ones are worth more in the orders that the bound hangs on. */
const LIMITS_FIRST = 1;
const MOST_BRANCHES = 60_000;
/** To solve the programme again takes as long as so many. */
const BRANCHES_A_PROGRAMME = 100;
/** Of the prices that days are looked for by, so much is what they were before: the programme's own swing to and fro. */
const SMOOTHING = 0.5;
/** What rounding may have added to a bound. */
const ROUNDING = 1e-9;

/**
 * ₩ below which no plan can be that shoots these scenes and breaks no hard rule. Of what days cost by following each other
 * it has the waiting of three people who are never let go, as far as every order of their first and last days asks for it
 * (branch and bound over these orders; each has a bound of its own, and no plan is below the lowest). Each scene has a price such that no set of scenes that fits a day is worth more than the day costs; all prices together are
 * the bound (the dual of covering scenes by days, with days found when they are worth it). So has each day with a person, a
 * place or an element, of which there are as many as their scenes fill at the least. Should a day get up to
 * `r` more, prices are lowered in the ratio of the cheapest day to itself and r: then no day gets more, as none costs less.
 * Worked out step by step; 0 until the first prices hold.
 */
export class DayBound {
  /** The scenes that it holds for. */
  readonly ids: readonly string[];
  readonly #model: DayRelaxation | null;
  readonly #pricer: DayPricer | null = null;
  readonly #programme: DayProgramme | null = null;
  readonly #cheapest: number = 0;
  #branches: number[] = [];
  /** By row, what days are looked for by. */
  #prices: Float64Array = new Float64Array(0);
  #stage = 0;
  #turn = 0;
  #isSeeking = true;
  #rounds = 0;
  readonly #held: HeldPeople;
  /** The orders of their first and last days, once waiting is paid for; and those that are being looked at. */
  #tree: SpanTree | null = null;
  #node: SpanNode | null = null;
  #isOver = false;
  #still = 0;
  #before = Number.POSITIVE_INFINITY;
  /** Parts in a row from which no day got anything. */
  #clean = 0;
  /** The most that a day gets from one of these. */
  #over = 0;
  #value = 0;
  #stop = () => false;

  constructor({ problem, windows }: PlanState) {
    const isSmall = problem.scenes <= MOST_SCENES && problem.scenes > 0 && problem.days.length > 0;
    const model = isSmall ? relaxDays(problem, windows) : null;
    this.#model = model;
    this.ids = model?.ids ?? [];
    this.#held = heldPeople(problem);
    if (!model || model.ids.length === 0) return;
    this.#pricer = new DayPricer(model, this.#held);
    this.#programme = new DayProgramme(model, this.#pricer);
    this.#cheapest = Math.min(...model.ids.map((_, scene) => this.#pricer!.costOf([scene])));
    this.#prices = this.#programme.prices.slice();
    this.#branches = Array.from({ length: this.#pricer.parts }, () => FIRST_BRANCHES);
  }

  /** Days of a plan that somebody has found, which the cheapest days may be like. */
  suggest(days: readonly (readonly string[])[]): void {
    if (!this.#programme || !this.#isSeeking) return;
    const at = new Map(this.ids.map((id, i) => [id, i]));
    this.#keep(days.map((day) => day.flatMap((id) => at.get(id) ?? [])));
  }

  get value(): number {
    return Math.max(this.#value, this.#tree?.lowest.least ?? 0);
  }

  /** Whether the programme of all days is solved, and limits and waiting are what goes on. */
  get isSharpening(): boolean {
    return this.#rounds > 0 || this.#tree !== null;
  }

  get isDone(): boolean {
    return this.#programme === null || this.#isOver;
  }

  /** Goes on until about so many branches more have been looked at, or it is told to stop. */
  run(branches: number, stop: () => boolean): void {
    this.#stop = stop;
    for (let seen = 0; seen < branches && !this.isDone && !stop(); ) {
      // Most of the time goes to the programme: while days are easy to find, one round of looks is for one solution of it.
      const isDue = this.#isSeeking ? this.#turn % this.#branches.length === 0 : this.#clean === 0;
      if (isDue) seen += this.#solve();
      seen += this.#isSeeking ? this.#seek() : this.#prove();
    }
  }

  #solve(): number {
    const programme = this.#programme!;
    programme.solve();
    const { prices } = programme;
    for (let row = 0; row < prices.length; row++)
      this.#prices[row] = SMOOTHING * this.#prices[row]! + (1 - SMOOTHING) * prices[row]!;
    return BRANCHES_A_PROGRAMME;
  }

  /** Days that are worth it, wherever a short look finds one, until some rounds of looks have changed next to nothing. */
  #seek(): number {
    const programme = this.#programme!;
    const prices = programme.pricesBy(1, this.#prices);
    const { found, branches } = this.#look(prices, FIRST_BRANCHES);
    this.#keep(found.slice(-MOST_FOUND));
    this.#turn++;
    if (this.#turn % this.#branches.length > 0) return branches;
    const sum = programme.sumOf(programme.pricesBy(1));
    this.#still = sum < this.#before * (1 - STANDSTILL) ? 0 : this.#still + 1;
    this.#isSeeking = this.#still < (this.#tree ? STILL_LATER : MOST_STILL);
    this.#before = sum;
    return branches;
  }

  /** Looks long enough to be sure that no day is worth it at lower prices. */
  #prove(): number {
    const prices = this.#programme!.pricesBy(1 / (1 + DISCOUNTS[this.#stage]!), this.#prices);
    const first = this.#turn % this.#branches.length;
    const { found, isCut, atMost, branches } = this.#look(prices, this.#branches[first]!);
    if (this.#keep(found.slice(-MOST_FOUND)) > 0) {
      this.#clean = 0;
    } else if (isCut) {
      if (!this.#stop()) this.#branches[first]! *= 4;
      if (this.#branches[first]! > MOST_BRANCHES) this.#giveUp();
    } else {
      this.#turn++;
      this.#over = Math.max(this.#clean === 0 ? 0 : this.#over, atMost);
      if (++this.#clean === this.#branches.length) this.#hold(prices, this.#over);
    }
    return branches;
  }

  #look(prices: DayPrices, branches: number) {
    const nothing = NOTHING * Math.max(this.#cheapest, this.#programme!.sumOf(prices) / this.#model!.days);
    return this.#pricer!.price(this.#turn % this.#branches.length, prices, nothing, {
      branches,
      stop: this.#stop,
    });
  }

  /** Adds days to the programme that it has not; how many. */
  #keep(found: Iterable<Iterable<number>>): number {
    let added = 0;
    for (const day of found) {
      const scenes = [...day];
      if (scenes.length > 1 && this.#programme!.add(scenes)) added++;
    }
    return added;
  }

  /** Too many branches stay open at prices of now; with others there may be fewer. */
  #giveUp(): void {
    this.#stage = DISCOUNTS.length;
    this.#learn(0);
    if (this.isSharpening) this.#goOn();
    else this.#isOver = true;
  }

  #hold(prices: DayPrices, over: number): void {
    const { fixed, days } = this.#model!;
    const sum = this.#programme!.sumOf(prices);
    const lowered = this.#cheapest > 0 ? (sum * this.#cheapest) / (this.#cheapest + over) : 0;
    const value = (fixed + Math.max(lowered, sum - days * over)) * (1 - ROUNDING);
    this.#stage++;
    this.#clean = 0;
    if (this.#tree) this.#learn(value);
    else this.#value = Math.max(this.#value, value);
    const isHighEnough = this.#node !== null && this.#tree!.isHighEnough(this.#node);
    if (this.#stage >= DISCOUNTS.length || isHighEnough) this.#goOn();
  }

  #learn(value: number): void {
    const node = this.#node;
    if (!this.#tree || !node) return;
    const [least, stage, size] = [Math.max(value, node.least), this.#stage, this.#sizeToBranch(node.order)];
    this.#node = this.#tree.replace(node, { least, stage, size });
  }

  /** Limits first, then what people wait. */
  #goOn(): void {
    const many = this.#held.who.length;
    if (this.#tree) this.#lookAtLowest(this.#tree);
    else if ((many === 0 || this.#rounds < LIMITS_FIRST) && this.#limit()) return;
    else if (many === 0) this.#isOver = true;
    else {
      this.#tree = new SpanTree(many, this.#value, this.#sizeToBranch(anyOrder(many)));
      this.#lookAtLowest(this.#tree);
    }
  }

  /** The orders that the bound hangs on: told apart, or with more limits where nothing of them is open. */
  #lookAtLowest(tree: SpanTree): void {
    let node = tree.lowest;
    while (node.stage >= DISCOUNTS.length && !tree.isWhole(node)) {
      tree.branch(node);
      node = tree.lowest;
    }
    if (node.stage >= DISCOUNTS.length) {
      if (node === this.#node) {
        this.#isOver = !this.#limit();
        return;
      }
      // Which limits it breaks is known once its days are in use again.
      node = tree.replace(node, { ...node, stage: DISCOUNTS.length - 1 });
    }
    this.#node = node;
    this.#pricer!.spanBy(setsOf(node.order));
    this.#programme!.reprice();
    this.#begin(Math.max(WITH_LIMITS, node.stage));
  }

  /** Of the sizes that are open the one of which most days are. */
  #sizeToBranch(order: SpanOrder): number {
    const { who } = this.#held;
    const { needs } = this.#model!;
    const shares = new Float64Array(who.length + 1);
    for (const { scenes, share } of this.#programme!.used) {
      const here = who.filter((one) => scenes.some((scene) => needs[scene]!.includes(one)));
      shares[here.length]! += share;
    }
    const open = openSizes(order);
    return open.slice(1).reduce((one, other) => (shares[other]! > shares[one]! ? other : one), open[0] ?? 0);
  }

  /** All over again with limits that the programme breaks; false: there are none. */
  #limit(): boolean {
    if (!this.#programme!.limit()) return false;
    this.#rounds++;
    this.#begin(WITH_LIMITS);
    return true;
  }

  /** All over again, at other costs or with other limits, from the prices of now. */
  #begin(stage: number): void {
    const { prices } = this.#programme!;
    this.#prices = Float64Array.from(prices, (price, row) => this.#prices[row] ?? price);
    this.#isSeeking = true;
    this.#stage = stage;
    this.#still = 0;
    this.#turn = 0;
    this.#clean = 0;
    this.#before = Number.POSITIVE_INFINITY;
    this.#branches = Array.from({ length: this.#pricer!.parts }, () => FIRST_BRANCHES);
  }
}
