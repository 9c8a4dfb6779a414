import { RouteReturns } from './route-returns.ts';
import type { SequenceProblem } from './sequence-problem.ts';

/**
 * An order of a great many scenes in which stretches are moved. Who waits is not counted scene by scene: a person costs
 * from the first of theirs to the last, so a move is priced by the people of the stretch and by how much is paid at the
 * two gaps, whatever lies between them. Prices leave out what is paid for the scenes themselves.
 */
export class SpanOrder {
  readonly order: Int32Array;
  readonly position: Int32Array;
  readonly #n: number;
  readonly #problem: SequenceProblem;
  readonly #casts: readonly Int32Array[];
  readonly scenesOf: readonly Int32Array[];
  readonly #wages: Float64Array;
  readonly #durations: Float64Array;
  readonly #places: Int32Array;
  readonly #returns: RouteReturns;
  readonly #before: readonly number[][];
  readonly #after: readonly number[][];
  /** Time before a position; wages of who is on location across the gap before it. */
  readonly #time: Float64Array;
  readonly #paid: Float64Array;
  /** By person, their first and last scene; by scene, wages of those who begin or end with it. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #begins: Float64Array;
  readonly #ends: Float64Array;
  /** Of the stretch that was priced: its people, and their first and last place in it. */
  readonly #members: Int32Array;
  #memberCount = 0;
  readonly #seen: Int32Array;
  #stamp = 0;
  readonly #innerFirst: Int32Array;
  readonly #innerLast: Int32Array;
  readonly #outerFirst: Int32Array;
  readonly #outerLast: Int32Array;

  constructor(problem: SequenceProblem, order: Int32Array) {
    const { scenes, wages } = problem;
    const n = scenes.length;
    this.#problem = problem;
    this.#n = n;
    this.order = order.slice();
    this.position = new Int32Array(n);
    this.#casts = scenes.map(({ cast }) => Int32Array.from(cast));
    const lists: number[][] = wages.map(() => []);
    for (const [scene, { cast }] of scenes.entries()) for (const person of cast) lists[person]!.push(scene);
    this.scenesOf = lists.map((list) => Int32Array.from(list));
    this.#wages = Float64Array.from(wages);
    this.#durations = Float64Array.from(scenes, (scene) => scene.duration);
    this.#places = Int32Array.from(scenes, (scene) => scene.place);
    this.#returns = new RouteReturns(problem, this.order);
    const befores: number[][] = scenes.map(() => []);
    const afters: number[][] = scenes.map(() => []);
    for (const [before, after] of problem.precedences) {
      befores[after]!.push(before);
      afters[before]!.push(after);
    }
    this.#before = befores;
    this.#after = afters;
    this.#time = new Float64Array(n + 1);
    this.#paid = new Float64Array(n + 1);
    this.#begins = new Float64Array(n);
    this.#ends = new Float64Array(n);
    const perPerson = () => new Int32Array(wages.length).fill(-1);
    this.#first = perPerson();
    this.#last = perPerson();
    this.#members = perPerson();
    this.#seen = new Int32Array(wages.length);
    this.#innerFirst = perPerson();
    this.#innerLast = perPerson();
    this.#outerFirst = perPerson();
    this.#outerLast = perPerson();
    this.reset(order);
  }

  /** Begins anew with another order. */
  reset(order: Int32Array): void {
    this.order.set(order);
    for (let i = 0; i < this.#n; i++) this.position[order[i]!] = i;
    this.#begins.fill(0);
    this.#ends.fill(0);
    for (const [person, scenes] of this.scenesOf.entries()) {
      if (scenes.length === 0) continue;
      const byPlace = (a: number, b: number) => (this.position[a]! <= this.position[b]! ? a : b);
      this.#first[person] = scenes.reduce(byPlace);
      this.#last[person] = scenes.reduce((a, b) => (byPlace(a, b) === a ? b : a));
      this.#begins[this.#first[person]!]! += this.#wages[person]!;
      this.#ends[this.#last[person]!]! += this.#wages[person]!;
    }
    this.#sweep(0, this.#n);
  }

  /** Waiting and returns of the order as it is, counted anew. */
  cost(): number {
    let cost = 0;
    for (let person = 0; person < this.#wages.length; person++) {
      const scenes = this.scenesOf[person]!;
      if (scenes.length === 0) continue;
      const end = this.#time[this.position[this.#last[person]!]! + 1]!;
      let stay = end - this.#time[this.position[this.#first[person]!]!]!;
      for (const scene of scenes) stay -= this.#durations[scene]!;
      cost += stay * this.#wages[person]!;
    }
    return cost + this.#returns.cost();
  }

  castAt(position: number): Int32Array {
    return this.#casts[this.order[position]!]!;
  }

  /** As many scenes from a position as stand at one place. */
  runFrom(from: number): number {
    const place = this.#places[this.order[from]!]!;
    let length = 1;
    while (from + length < this.#n && this.#places[this.order[from + length]!] === place) length++;
    return length;
  }

  /**
   * What it changes to take a stretch out and put it in again before what is then at `to` (counted without the stretch),
   * turned round or not. Infinite where a pair would be out of its order.
   */
  price(from: number, length: number, to: number, isTurned: boolean): number {
    if (!this.#keepsPairs(from, length, to, isTurned)) return Number.POSITIVE_INFINITY;
    this.#gather(from, length);
    const time = this.#time;
    const start = time[from]!;
    const own = time[from + length]! - start;
    const gap = to <= from ? to : to + length;
    /** Where the stretch would begin. */
    const begin = gap <= from ? time[gap]! : time[gap]! - own;
    let paidHere = this.#paid[from]!;
    let paidThere = this.#paid[gap]!;
    let change = 0;
    for (let k = 0; k < this.#memberCount; k++) {
      const person = this.#members[k]!;
      const wage = this.#wages[person]!;
      const oldFirst = this.position[this.#first[person]!]!;
      const oldLast = this.position[this.#last[person]!]!;
      if (oldFirst < from && oldLast >= from) paidHere -= wage;
      if (oldFirst < gap && oldLast >= gap) paidThere -= wage;
      let newStart = begin + this.#offsetBefore(person, from, length, isTurned);
      let newEnd = begin + this.#offsetAfter(person, from, length, isTurned);
      const outer = this.#outerFirst[person]!;
      if (outer >= 0) {
        const other = this.#outerLast[person]!;
        newStart = Math.min(newStart, this.#movedTime(outer, from, length, gap, own));
        newEnd = Math.max(newEnd, this.#movedTime(other, from, length, gap, own) + this.#durationAt(other));
      }
      change += wage * (newEnd - newStart - (time[oldLast + 1]! - time[oldFirst]!));
    }
    return change + own * (paidThere - paidHere) + this.#returns.change(from, length, gap, isTurned);
  }

  #durationAt(position: number): number {
    return this.#durations[this.order[position]!]!;
  }

  /** When what stands at a position outside of the stretch begins, once that is at the gap. */
  #movedTime(position: number, from: number, length: number, gap: number, own: number): number {
    const time = this.#time[position]!;
    const without = position >= from + length ? time - own : time;
    return position >= gap ? without + own : without;
  }

  #offsetBefore(person: number, from: number, length: number, isTurned: boolean): number {
    const time = this.#time;
    if (!isTurned) return time[this.#innerFirst[person]!]! - time[from]!;
    return time[from + length]! - time[this.#innerLast[person]! + 1]!;
  }

  #offsetAfter(person: number, from: number, length: number, isTurned: boolean): number {
    const time = this.#time;
    if (!isTurned) return time[this.#innerLast[person]! + 1]! - time[from]!;
    return time[from + length]! - time[this.#innerFirst[person]!]!;
  }

  /** The people of a stretch, with where they are first and last in it and outside of it. */
  #gather(from: number, length: number): void {
    this.#stamp++;
    this.#memberCount = 0;
    for (let i = from; i < from + length; i++) {
      const cast = this.#casts[this.order[i]!]!;
      for (let k = 0; k < cast.length; k++) {
        const person = cast[k]!;
        if (this.#seen[person] !== this.#stamp) {
          this.#seen[person] = this.#stamp;
          this.#members[this.#memberCount++] = person;
          this.#innerFirst[person] = i;
        }
        this.#innerLast[person] = i;
      }
    }
    for (let k = 0; k < this.#memberCount; k++) this.#findOuter(this.#members[k]!, from, from + length);
  }

  #findOuter(person: number, from: number, until: number): void {
    const { position } = this;
    let first = position[this.#first[person]!]!;
    let last = position[this.#last[person]!]!;
    const isFirstIn = first >= from && first < until;
    const isLastIn = last >= from && last < until;
    if (isFirstIn || isLastIn) {
      if (isFirstIn) first = this.#n;
      if (isLastIn) last = -1;
      for (const scene of this.scenesOf[person]!) {
        const at = position[scene]!;
        if (at >= from && at < until) continue;
        if (at < first) first = at;
        if (at > last) last = at;
      }
    }
    this.#outerFirst[person] = last < 0 ? -1 : first;
    this.#outerLast[person] = last;
  }

  #keepsPairs(from: number, length: number, to: number, isTurned: boolean): boolean {
    if (this.#problem.precedences.length === 0) return true;
    const gap = to <= from ? to : to + length;
    for (let i = from; i < from + length; i++) {
      const scene = this.order[i]!;
      for (const before of this.#before[scene]!) {
        const at = this.position[before]!;
        if (at >= from ? at < from + length && isTurned : at >= gap) return false;
      }
      for (const after of this.#after[scene]!) {
        const at = this.position[after]!;
        if (at >= from + length ? at < gap : at >= from && isTurned) return false;
      }
    }
    return true;
  }

  /** Makes the move that was priced last. */
  move(from: number, length: number, to: number, isTurned: boolean): void {
    const stretch = this.order.slice(from, from + length);
    if (isTurned) stretch.reverse();
    let low = Math.min(from, to);
    let high = Math.max(from, to) + length;
    if (to < from) this.order.copyWithin(to + length, to, from);
    else this.order.copyWithin(from, from + length, to + length);
    this.order.set(stretch, to);
    for (let i = low; i < high; i++) this.position[this.order[i]!] = i;
    for (let k = 0; k < this.#memberCount; k++) {
      const person = this.#members[k]!;
      const [oldFirst, oldLast] = [this.#first[person]!, this.#last[person]!];
      this.#findEnds(person);
      const [first, last] = [this.#first[person]!, this.#last[person]!];
      if (first !== oldFirst) {
        this.#begins[oldFirst]! -= this.#wages[person]!;
        this.#begins[first]! += this.#wages[person]!;
      }
      if (last !== oldLast) {
        this.#ends[oldLast]! -= this.#wages[person]!;
        this.#ends[last]! += this.#wages[person]!;
      }
      for (const scene of [oldFirst, oldLast, first, last]) {
        low = Math.min(low, this.position[scene]!);
        high = Math.max(high, this.position[scene]! + 1);
      }
    }
    this.#sweep(low, high);
  }

  #findEnds(person: number): void {
    const scenes = this.scenesOf[person]!;
    let first = scenes[0]!;
    let last = first;
    for (const scene of scenes) {
      if (this.position[scene]! < this.position[first]!) first = scene;
      if (this.position[scene]! > this.position[last]!) last = scene;
    }
    this.#first[person] = first;
    this.#last[person] = last;
  }

  /** Works out times and wages from one position to another. */
  #sweep(low: number, high: number): void {
    for (let i = low; i < high; i++) {
      const scene = this.order[i]!;
      this.#time[i + 1] = this.#time[i]! + this.#durations[scene]!;
      this.#paid[i + 1] = this.#paid[i]! + this.#begins[scene]! - this.#ends[scene]!;
    }
  }
}
