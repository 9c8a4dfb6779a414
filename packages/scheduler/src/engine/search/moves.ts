import { mayFit } from '../can-place.ts';
import { placesInDay } from '../insertion.ts';
import type { PlanState } from '../plan-state.ts';

/** Most pairs of days have somebody who is not free on the other: so many are drawn before that is given up. */
const DAYS_TRIED = 16;

/** Small changes of a plan, drawn by chance. Each stages itself and answers with its price, or null where there was none. */
export class Moves {
  readonly #state: PlanState;
  readonly #random: () => number;
  /** Scenes that nobody has fixed. */
  readonly free: Int32Array;
  /** Days that are not locked. */
  readonly #days: Int32Array;
  #limit = Number.POSITIVE_INFINITY;

  constructor(state: PlanState, random: () => number) {
    const { problem } = state;
    this.#state = state;
    this.#random = random;
    this.free = Int32Array.from({ length: problem.scenes }, (_, i) => i).filter(
      (i) => problem.pinDay[i]! < 0,
    );
    this.#days = Int32Array.from(problem.days, (_, i) => i).filter((i) => !problem.days[i]!.locked);
  }

  get canMove(): boolean {
    return this.free.length > 0 && this.#days.length > 0;
  }

  /** `limit`: what surely gets the plan dearer by more is not worked out, and null. */
  draw(limit = Number.POSITIVE_INFINITY): number | null {
    this.#limit = limit;
    const kind = this.#random();
    if (kind < 0.4) return this.#elsewhere();
    if (kind < 0.66) return this.#exchange();
    if (kind < 0.67) return this.#withinDay();
    if (kind < 0.78) return this.#blockElsewhere();
    if (kind < 0.86) return this.#exchangeDays();
    if (kind < 0.9) return this.#turnDays();
    return this.#clearDayOfPerson();
  }

  #isTooDear(scenes: readonly number[], to: readonly number[]): boolean {
    return this.#limit < Number.POSITIVE_INFINITY && this.#state.leastChange(scenes, to) > this.#limit;
  }

  /** One scene to another day: the cheapest of the places there that make sense. */
  #elsewhere(): number | null {
    const scene = this.#any(this.free);
    const day = this.#targetFor(scene);
    if (day < 0 || day === this.#state.day[scene] || !mayFit(this.#state, scene, day)) return null;
    return this.#isTooDear([scene], [day]) ? null : this.#putWell([scene], day);
  }

  /** A day that has something to do with the scene, more often than any other. */
  #targetFor(scene: number): number {
    const { problem, day, records } = this.#state;
    if (this.#random() < 0.5) {
      const other = this.#any(this.free);
      const sharesPlace = problem.place[other] === problem.place[scene];
      if (day[other]! >= 0 && (sharesPlace || this.#random() < 0.3)) return this.#unlocked(day[other]!);
    }
    const any = this.#any(this.#days);
    // An empty day costs a day of the crew: mostly not worth the trial.
    return records[any]!.count === 0 && this.#random() < 0.7 ? this.#any(this.#days) : any;
  }

  #unlocked(day: number): number {
    return this.#state.problem.days[day]!.locked ? -1 : day;
  }

  /** Two scenes of two days change places. */
  #exchange(): number | null {
    const state = this.#state;
    const one = this.#any(this.free);
    const other = this.#any(this.free);
    const [dayOne, dayOther] = [state.day[one]!, state.day[other]!];
    if (dayOne === dayOther) return null;
    if (dayOne >= 0 && !state.windows.isOpen(other, dayOne)) return null;
    if (dayOther >= 0 && !state.windows.isOpen(one, dayOther)) return null;
    if (dayOne >= 0 && dayOther >= 0 && this.#isTooDear([one, other], [dayOther, dayOne])) return null;
    const [atOne, atOther] = [state.at[one]!, state.at[other]!];
    state.take(one);
    state.take(other);
    if (dayOther >= 0) state.put(one, dayOther, atOther);
    if (dayOne >= 0) state.put(other, dayOne, atOne);
    return state.change();
  }

  #withinDay(): number | null {
    const state = this.#state;
    const scene = this.#any(this.free);
    const day = state.day[scene]!;
    if (day < 0 || state.records[day]!.count < 2) return null;
    const to = Math.floor(this.#random() * state.records[day]!.count);
    if (to === state.at[scene]) return null;
    state.take(scene);
    state.put(scene, day, to);
    return state.change();
  }

  /** All scenes of a day at one place go to another day together. */
  #blockElsewhere(): number | null {
    const state = this.#state;
    const { place } = state.problem;
    const scene = this.#any(this.free);
    const from = state.day[scene]!;
    const day = this.#targetFor(scene);
    if (from < 0 || day < 0 || day === from) return null;
    const { scenes, count } = state.records[from]!;
    const block: number[] = [];
    for (let i = 0; i < count; i++) {
      const other = scenes[i]!;
      if (place[other] === place[scene] && state.problem.pinDay[other]! < 0) block.push(other);
    }
    if (block.some((one) => !state.windows.isOpen(one, day))) return null;
    const isTooDear = this.#isTooDear(
      block,
      block.map(() => day),
    );
    return isTooDear ? null : this.#putWell(block, day);
  }

  /**
   * All scenes of somebody on a day go to other days of theirs, each to any: one scene after the other, nothing would be
   * saved before the last. Half of the time from where their time begins or ends, which makes it shorter.
   */
  #clearDayOfPerson(): number | null {
    const state = this.#state;
    const { who, pinDay } = state.problem;
    const scene = this.#any(this.free);
    if (who[scene]!.length === 0) return null;
    const person = this.#any(who[scene]!);
    const own: number[] = [];
    for (const day of this.#days) if (state.records[day]!.from[person]! >= 0) own.push(day);
    const isOuter = this.#random() < 0.5;
    const from = isOuter ? own.at(this.#random() < 0.5 ? 0 : -1) : state.day[scene]!;
    const at = own.indexOf(from ?? -1);
    if (at < 0 || own.length < 2) return null;
    const [left] = own.splice(at, 1);
    const { scenes, count } = state.records[left!]!;
    const block: number[] = [];
    for (let i = 0; i < count; i++)
      if (who[scenes[i]!]!.includes(person) && pinDay[scenes[i]!]! < 0) block.push(scenes[i]!);
    const to = block.map(() => this.#any(own));
    if (block.some((one, i) => !state.windows.isOpen(one, to[i]!)) || this.#isTooDear(block, to)) return null;
    for (const [i, one] of block.entries()) {
      const at = this.#any(placesInDay(state, one, to[i]!));
      state.take(one);
      state.put(one, to[i]!, at);
    }
    return state.change();
  }

  /** A day with scenes and another change all that is not fixed; where somebody is not free for that, another is drawn. */
  #exchangeDays(): number | null {
    const one = this.#state.day[this.#any(this.free)]!;
    if (one < 0) return null;
    for (let i = 0; i < DAYS_TRIED; i++) {
      const other = this.#any(this.#days);
      if (other === one || !this.#isOpenForAll(one, other) || !this.#isOpenForAll(other, one)) continue;
      return this.#shift([one, other], (at) => 1 - at);
    }
    return null;
  }

  /** Whether all scenes of a day that are not fixed may be shot on another. */
  #isOpenForAll(from: number, to: number): boolean {
    const { records, problem, windows } = this.#state;
    const { scenes, count } = records[from]!;
    for (let i = 0; i < count; i++)
      if (problem.pinDay[scenes[i]!]! < 0 && !windows.isOpen(scenes[i]!, to)) return false;
    return true;
  }

  /** What is shot on a stretch of days moves on by one, with the last first; or the stretch is turned round. Mostly short. */
  #turnDays(): number | null {
    const all = this.#days.length;
    const length = Math.min(all, 3 + Math.floor(this.#random() ** 3 * (all - 2)));
    const from = Math.floor(this.#random() * (all - length + 1));
    const days = Array.from(this.#days.subarray(from, from + length));
    const kind = this.#random();
    if (kind < 0.3) return this.#shift(days, (i) => length - 1 - i);
    return this.#shift(days, kind < 0.65 ? (i) => (i + 1) % length : (i) => (i + length - 1) % length);
  }

  #shift(days: readonly number[], to: (i: number) => number): number | null {
    const state = this.#state;
    const { pinDay } = state.problem;
    const moved: number[] = [];
    const targets: number[] = [];
    let isWhole = true;
    for (const [i, day] of days.entries()) {
      const target = days[to(i)]!;
      if (target === day) continue;
      const { scenes, count } = state.records[day]!;
      for (let at = 0; at < count; at++) {
        const scene = scenes[at]!;
        if (pinDay[scene]! >= 0) {
          isWhole = false;
          continue;
        }
        if (!state.windows.isOpen(scene, target)) return null;
        moved.push(scene);
        targets.push(target);
      }
    }
    if (moved.length === 0) return null;
    const isTooDear = isWhole
      ? this.#isShiftTooDear(days, (i) => days[to(i)]!)
      : this.#isTooDear(moved, targets);
    if (isTooDear) return null;
    for (const scene of moved) state.take(scene);
    for (const [i, scene] of moved.entries()) state.put(scene, targets[i]!, Number.MAX_SAFE_INTEGER);
    return state.change();
  }

  #isShiftTooDear(days: readonly number[], to: (i: number) => number): boolean {
    if (this.#limit === Number.POSITIVE_INFINITY) return false;
    const least = this.#state.leastShift(
      days,
      days.map((_, i) => to(i)),
    );
    return least > this.#limit;
  }

  /** Tries a few places of a day for scenes that follow one another, and stages the cheapest. */
  #putWell(block: readonly number[], day: number): number {
    const state = this.#state;
    const places = placesInDay(state, block[0]!, day);
    const tried = places.length > 3 ? [this.#any(places), this.#any(places)] : [...places];
    let best = Number.POSITIVE_INFINITY;
    let bestAt = 0;
    for (const [i, at] of tried.entries()) {
      const cost = this.#stageBlock(block, day, at);
      // The last one stays where it is if it is the best.
      if (i === tried.length - 1 && cost <= best) return cost;
      state.undo();
      if (cost >= best) continue;
      best = cost;
      bestAt = at;
    }
    return this.#stageBlock(block, day, bestAt);
  }

  #stageBlock(block: readonly number[], day: number, at: number): number {
    const state = this.#state;
    for (const scene of block) state.take(scene);
    for (let i = 0; i < block.length; i++) state.put(block[i]!, day, at + i);
    return state.change();
  }

  #any(list: ArrayLike<number>): number {
    return list[Math.floor(this.#random() * list.length)]!;
  }
}
