import type { CompiledProblem } from './compile-problem.ts';

const DATES_A_WORD = 32;

/** On which dates each person works, and each thing is needed: how many units need them. */
export class WorkDates {
  readonly #problem: CompiledProblem;
  readonly #count: Uint8Array;
  /** A bit for each date that somebody works on; by person, so many words each. The costs ask for nothing else. */
  readonly #worked: Int32Array;
  readonly #words: number;

  constructor(problem: CompiledProblem) {
    this.#problem = problem;
    this.#count = new Uint8Array(problem.whoCount * problem.dates);
    this.#words = Math.ceil(problem.dates / DATES_A_WORD);
    this.#worked = new Int32Array(problem.whoCount * this.#words);
  }

  add(person: number, date: number, by: 1 | -1): void {
    const at = person * this.#problem.dates + date;
    const units = this.#count[at]! + by;
    this.#count[at] = units;
    if (units !== (by === 1 ? 1 : 0)) return;
    this.#worked[person * this.#words + Math.trunc(date / DATES_A_WORD)]! ^= 1 << (date % DATES_A_WORD);
  }

  /** Day rates, and what the days between cost: held, or let go and picked up again. Things are given back in between. */
  costOf(person: number): number {
    const { people, calendarOfDate, dayRate, source, prices } = this.#problem;
    const holdPoint = source.preferences.castHoldDay * prices.point;
    let cost = 0;
    let last = -1;
    for (let word = 0; word < this.#words; word++) {
      for (let left = this.#worked[person * this.#words + word]!; left !== 0; left &= left - 1) {
        const date = word * DATES_A_WORD + 31 - Math.clz32(left & -left);
        cost += dayRate[person]!;
        if (person < people && last >= 0 && date - last > 1) {
          const free = calendarOfDate[date]! - calendarOfDate[last]! - 1;
          cost += this.#gapCost(person, date - last - 1, free, holdPoint);
        }
        last = date;
      }
    }
    return cost;
  }

  /** `gap` dates of the problem lie between two days of work, `free` days of the calendar. */
  #gapCost(person: number, gap: number, free: number, holdPoint: number): number {
    const { holdRate, dropAfter, pickupFee } = this.#problem;
    const held = gap * holdRate[person]!;
    const isDropped = free >= dropAfter[person]! && pickupFee[person]! <= held;
    return isDropped ? pickupFee[person]! : held + gap * holdPoint;
  }
}
