const MOST_PEOPLE = 9;
const people = new Int32Array(MOST_PEOPLE);
const reach = new Float64Array(1 << MOST_PEOPLE);
const pay = new Float64Array(MOST_PEOPLE);
const ownPay = new Float64Array(MOST_PEOPLE);
/** Of a set of people; nobody waits for nobody. */
const least = new Float64Array(1 << MOST_PEOPLE);

/**
 * At least what people who are on location now will wait, whatever the order of the scenes that remain: whoever of
 * them finishes after others waits through all of the others' scenes that are not theirs. Least over all orders of
 * finishing, by a programme over subsets; of many people, those with the highest wages (people are numbered so).
 */
export function finishBound(
  onLocation: number,
  casts: Int32Array,
  durations: Float64Array,
  scenes: number,
  without: number,
  wages: Float64Array,
): number {
  let k = 0;
  for (let rest = onLocation; rest && k < MOST_PEOPLE; rest &= rest - 1)
    people[k++] = 31 - Math.clz32(rest & -rest);
  if (k < 2) return 0;
  const size = 1 << k;
  for (let set = 0; set < size; set++) reach[set] = 0;
  let total = 0;
  for (let i = 0; i < scenes; i++) {
    if (i === without) continue;
    const cast = (casts[i] as number) & onLocation;
    if (cast === 0) continue;
    let set = 0;
    for (let p = 0; p < k; p++) set |= ((cast >> (people[p] as number)) & 1) << p;
    const duration = durations[i] as number;
    reach[set] = (reach[set] as number) + duration;
    total += duration;
  }
  for (let p = 0; p < k; p++) {
    const bit = 1 << p;
    for (let set = 0; set < size; set++)
      if (set & bit) reach[set] = (reach[set] as number) + (reach[set ^ bit] as number);
  }
  return leastByFinishing(k, total, wages);
}

/** `reach[set]` is the time of the scenes that need nobody outside the set. */
function leastByFinishing(k: number, total: number, wages: Float64Array): number {
  const all = (1 << k) - 1;
  for (let p = 0; p < k; p++) {
    const wage = wages[people[p] as number] as number;
    pay[p] = wage;
    ownPay[p] = wage * (total - (reach[all ^ (1 << p)] as number));
  }
  for (let set = 1; set <= all; set++) {
    const touched = total - (reach[all ^ set] as number);
    let best = Number.POSITIVE_INFINITY;
    for (let rest = set; rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const p = 31 - Math.clz32(bit);
      const cost = (least[set ^ bit] as number) + (pay[p] as number) * touched - (ownPay[p] as number);
      if (cost < best) best = cost;
    }
    least[set] = best;
  }
  return least[all] as number;
}
