import type { CompiledProblem } from './compile-problem.ts';

/** On which dates each person works, and each thing is needed: how many units need them. */
export class WorkDates {
  readonly #problem: CompiledProblem;
  readonly #count: Uint8Array;

  constructor(problem: CompiledProblem) {
    this.#problem = problem;
    this.#count = new Uint8Array(problem.whoCount * problem.dates);
  }

  add(person: number, date: number, by: 1 | -1): void {
    const at = person * this.#problem.dates + date;
    this.#count[at] = this.#count[at]! + by;
  }

  /** Whether a person works on a date. */
  has(person: number, date: number): boolean {
    return this.#count[person * this.#problem.dates + date]! > 0;
  }

  /** Day rates, and what the days between cost: held, or let go and picked up again. Things are given back in between. */
  costOf(person: number): number {
    const { people, dates, calendarOfDate, dayRate, source, prices } = this.#problem;
    const from = person * dates;
    const holdPoint = source.preferences.castHoldDay * prices.point;
    let cost = 0;
    let last = -1;
    for (let date = 0; date < dates; date++) {
      if (this.#count[from + date] === 0) continue;
      cost += dayRate[person]!;
      if (person < people && last >= 0 && date - last > 1) {
        const free = calendarOfDate[date]! - calendarOfDate[last]! - 1;
        cost += this.#gapCost(person, date - last - 1, free, holdPoint);
      }
      last = date;
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
