import { breachCost } from './breach-cost.ts';
import { aroundOf, type CompiledProblem } from './compile-problem.ts';
import { fullnessOf } from './fullness-of.ts';
import { overtimeOf } from './overtime-of.ts';
import { shortestMove } from './shortest-move.ts';

/**
 * What each day holds, whatever its order: how many of its scenes need each person or thing, how many stand at each place,
 * and their minutes of work. All that a day costs at the least without its clock.
 */
export class DayCounts {
  readonly #problem: CompiledProblem;
  /** By day and `who`; by day and place. */
  readonly #who: Int16Array;
  readonly #place: Int16Array;
  /** By day: places that are visited, and their fees. */
  readonly #visits: Int16Array;
  readonly #fees: Float64Array;
  /** Of work, and with the breaks in scenes. */
  readonly #minutes: Float64Array;
  readonly #shot: Float64Array;
  readonly #scenes: Int16Array;
  readonly #move: { readonly minutes: number; readonly cost: number };

  constructor(problem: CompiledProblem) {
    const { days, whoCount, places } = problem;
    this.#problem = problem;
    this.#who = new Int16Array(days.length * whoCount);
    this.#place = new Int16Array(days.length * places);
    this.#visits = new Int16Array(days.length);
    this.#fees = new Float64Array(days.length);
    this.#minutes = new Float64Array(days.length);
    this.#shot = new Float64Array(days.length);
    this.#scenes = new Int16Array(days.length);
    this.#move = shortestMove(problem);
  }

  /** A scene comes onto a day (1) or leaves it (−1). */
  move(scene: number, day: number, by: 1 | -1): void {
    const { who, whoCount, place, places, placeFee, minutes, breakMinutes } = this.#problem;
    const own = who[scene]!;
    for (let k = 0; k < own.length; k++) this.#who[day * whoCount + own[k]!]! += by;
    const there = place[scene]!;
    if (there >= 0) {
      const at = day * places + there;
      this.#place[at]! += by;
      if (this.#place[at] === (by === 1 ? 1 : 0)) {
        this.#visits[day]! += by;
        this.#fees[day]! += by * placeFee[there]!;
      }
    }
    this.#minutes[day]! += by * Math.max(0, minutes[scene]! - breakMinutes[scene]!);
    this.#shot[day]! += by * minutes[scene]!;
    this.#scenes[day]! += by;
  }

  needs(day: number, who: number): boolean {
    return this.#who[day * this.#problem.whoCount + who]! > 0;
  }

  /**
   * What no order of the day's scenes costs less than: crew, overtime of scenes and moves, their length, places, moves. `on`:
   * were they shot on that day, and nothing else.
   */
  leastOf(day: number, on = day): number {
    if (this.#scenes[day] === 0) return 0;
    const { days, prices, rules } = this.#problem;
    const { source, room } = days[on]!;
    const moves = Math.max(0, this.#visits[day]! - 1);
    const work = this.#minutes[day]! + aroundOf(source) + moves * this.#move.minutes;
    let least = source.crewCost + overtimeOf(source, work) + this.#fees[day]! + moves * this.#move.cost;
    for (const rule of rules.dayLength)
      least += breachCost(this.#problem, rule, work - (rule.minutes ?? source.maxMinutes ?? work));
    if (prices.fullness > 0)
      least -= prices.fullness * fullnessOf(this.#shot[day]!, room + aroundOf(source) - work);
    return least;
  }
}
