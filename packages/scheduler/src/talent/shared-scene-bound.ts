import type { SceneGroups } from './scene-groups.ts';

let left = new Float64Array(0);

/**
 * At least what is waited through scenes that need nobody of either end: when someone at the front and someone at the
 * back share a scene, the one is still there or the other already there at any moment. Pairs are taken as they come,
 * each for the lower of what is left of two wages. Nothing that finishBound counts is counted again.
 */
export function sharedSceneBound(
  groups: SceneGroups,
  front: number,
  back: number,
  without: number,
  wages: Float64Array,
): number {
  const { casts, durations, count } = groups;
  let time = 0;
  for (let g = 0; g < count; g++)
    if (g !== without && ((casts[g] as number) & (front | back)) === 0) time += durations[g] as number;
  if (time === 0) return 0;
  if (left.length < wages.length) left = new Float64Array(wages.length);
  left.set(wages);
  let sum = 0;
  for (let g = 0; g < count; g++) {
    const cast = casts[g] as number;
    if (g === without || !(cast & front) || !(cast & back)) continue;
    for (let a = cast & front; a; a &= a - 1)
      for (let b = cast & back; b; b &= b - 1) sum += take(31 - Math.clz32(a & -a), 31 - Math.clz32(b & -b));
  }
  return sum * time;
}

function take(one: number, other: number): number {
  const pay = Math.min(left[one] as number, left[other] as number);
  left[one] = (left[one] as number) - pay;
  left[other] = (left[other] as number) - pay;
  return pay;
}
