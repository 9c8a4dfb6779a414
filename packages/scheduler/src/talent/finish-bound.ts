import type { SceneGroups } from './scene-groups.ts';

const MOST_PEOPLE = 9;
const people = new Int32Array(MOST_PEOPLE);
/** By a set of people at this end: the time of the scenes that need them and no others of this end; then of any subset. */
const reach = new Float64Array(1 << MOST_PEOPLE);
/** The same of the scenes whose waiting is shared with the other end. */
const reachShared = new Float64Array(1 << MOST_PEOPLE);
const pay = new Float64Array(MOST_PEOPLE);
const ownPay = new Float64Array(MOST_PEOPLE);
const sharedPay = new Float64Array(MOST_PEOPLE);
/** Of a set of people who finish first; nobody waits for nobody. */
const least = new Float64Array(1 << MOST_PEOPLE);

export interface End {
  /** Who is on location at this end and still needed. */
  readonly here: number;
  readonly there: number;
  /** Whether scenes that need nobody of either end count here. */
  readonly countsFree: boolean;
}

/**
 * At least what people at one end of what remains will wait, whatever its order. Whoever of them finishes after others
 * waits through all of the others' scenes that are not theirs, for their whole wage; through the rest they, or someone
 * at the other end, wait for the share of it that the two ends have in common (shareWages). Least over all orders of
 * finishing, by a programme over subsets; of many people, those with the highest wages (people are numbered so).
 */
export function finishBound(
  end: End,
  groups: SceneGroups,
  without: number,
  wages: Float64Array,
  shares: Float64Array,
): number {
  let k = 0;
  for (let rest = end.here; rest && k < MOST_PEOPLE; rest &= rest - 1) {
    const person = 31 - Math.clz32(rest & -rest);
    people[k] = person;
    pay[k] = wages[person] as number;
    sharedPay[k] = shares[person] as number;
    k++;
  }
  if (k === 0) return 0;
  const total = fillReach(k, end, groups, without);
  sumOverSubsets(reach, k);
  sumOverSubsets(reachShared, k);
  return leastByFinishing(k, total);
}

/** The time of all scenes. */
function fillReach(k: number, end: End, groups: SceneGroups, without: number): number {
  const { casts, durations, count } = groups;
  reach.fill(0, 0, 1 << k);
  reachShared.fill(0, 0, 1 << k);
  let total = 0;
  for (let g = 0; g < count; g++) {
    if (g === without) continue;
    const cast = casts[g] as number;
    const duration = durations[g] as number;
    let set = 0;
    if (cast & end.here) for (let p = 0; p < k; p++) set |= ((cast >> (people[p] as number)) & 1) << p;
    reach[set] = (reach[set] as number) + duration;
    total += duration;
    if ((cast & end.there) === 0 && (end.countsFree || cast & end.here))
      reachShared[set] = (reachShared[set] as number) + duration;
  }
  return total;
}

function sumOverSubsets(values: Float64Array, k: number): void {
  for (let bit = 1; bit < 1 << k; bit <<= 1)
    for (let set = bit; set < 1 << k; set = (set + 1) | bit)
      values[set] = (values[set] as number) + (values[set ^ bit] as number);
}

function leastByFinishing(k: number, total: number): number {
  const all = (1 << k) - 1;
  for (let p = 0; p < k; p++) ownPay[p] = (pay[p] as number) * (total - (reach[all ^ (1 << p)] as number));
  for (let set = 1; set <= all; set++) {
    const touched = total - (reach[all ^ set] as number);
    const shared = reachShared[all ^ set] as number;
    let best = Number.POSITIVE_INFINITY;
    for (let rest = set; rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const p = 31 - Math.clz32(bit);
      const waits = (pay[p] as number) * touched - (ownPay[p] as number) + (sharedPay[p] as number) * shared;
      const cost = (least[set ^ bit] as number) + waits;
      if (cost < best) best = cost;
    }
    least[set] = best;
  }
  return least[all] as number;
}
