import type { CompiledProblem } from './compile-problem.ts';

/** One day as it would be shot: the order, its clock, who is there from when to when, and what it costs by itself. */
export class DayRecord {
  count = 0;
  scenes: Int32Array = new Int32Array(16);
  start: Float64Array = new Float64Array(16);
  /** The meals in order: from when to when, and before which scene. */
  mealCount = 0;
  mealStart: Float64Array = new Float64Array(8);
  mealEnd: Float64Array = new Float64Array(8);
  mealBefore: Int32Array = new Int32Array(8);
  call = 0;
  /** The clock time before which it was not to be called, for the rest of the day before. */
  notBefore = Number.NEGATIVE_INFINITY;
  release = 0;
  workMinutes = 0;
  /** Of its scenes alone. */
  sceneMinutes = 0;
  cost = 0;
  isNight = false;
  /** The places in the order in which the company is at them, each as often as it comes there. */
  route: Int32Array = new Int32Array(16);
  routeCount = 0;
  /** Whoever is needed, in `who`; from and to by their number. */
  whoCount = 0;
  readonly who: Int32Array;
  /** −1 for whoever is not needed. */
  readonly from: Float64Array;
  readonly to: Float64Array;

  constructor({ whoCount }: CompiledProblem) {
    this.who = new Int32Array(whoCount);
    this.from = new Float64Array(whoCount).fill(-1);
    this.to = new Float64Array(whoCount);
  }

  fill(scenes: Int32Array, count: number): void {
    if (this.scenes.length < count) this.#grow(count);
    for (let i = 0; i < count; i++) this.scenes[i] = scenes[i]!;
    this.count = count;
  }

  eat(start: number, end: number, before: number): void {
    const at = this.mealCount++;
    if (at === this.mealStart.length) this.#growMeals();
    this.mealStart[at] = start;
    this.mealEnd[at] = end;
    this.mealBefore[at] = before;
  }

  /** Minutes that somebody who is needed works: from their first scene to their last, less the meals between. */
  workedBy(who: number): number {
    const [from, to] = [this.from[who]!, this.to[who]!];
    let worked = to - from;
    for (let k = 0; k < this.mealCount; k++)
      if (this.mealStart[k]! >= from && this.mealEnd[k]! <= to)
        worked -= this.mealEnd[k]! - this.mealStart[k]!;
    return worked;
  }

  clearWho(): void {
    for (let i = 0; i < this.whoCount; i++) this.from[this.who[i]!] = -1;
    this.whoCount = 0;
  }

  #grow(count: number): void {
    const size = count * 2;
    this.scenes = new Int32Array(size);
    this.start = new Float64Array(size);
    this.route = new Int32Array(size);
  }

  #growMeals(): void {
    const { mealStart, mealEnd, mealBefore } = this;
    const size = mealStart.length * 2;
    this.mealStart = new Float64Array(size);
    this.mealEnd = new Float64Array(size);
    this.mealBefore = new Int32Array(size);
    this.mealStart.set(mealStart);
    this.mealEnd.set(mealEnd);
    this.mealBefore.set(mealBefore);
  }
}
