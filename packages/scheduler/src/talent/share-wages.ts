import type { SceneGroups } from './scene-groups.ts';

let left = new Float64Array(0);

/**
 * When someone at the front and someone at the back share a scene, the one is still on location or the other already,
 * at any moment. Gives each person the wage that is paid for such pairs at least, into `shares`: pairs are taken as
 * they come, each for the lower of what is left of the two wages.
 */
export function shareWages(
  groups: SceneGroups,
  front: number,
  back: number,
  without: number,
  wages: Float64Array,
  shares: Float64Array,
): void {
  if (left.length < wages.length) left = new Float64Array(wages.length);
  left.set(wages);
  shares.fill(0);
  for (let g = 0; g < groups.count; g++) {
    const cast = groups.casts[g] as number;
    if (g === without || !(cast & front) || !(cast & back)) continue;
    for (let a = cast & front; a; a &= a - 1)
      for (let b = cast & back; b; b &= b - 1) take(31 - Math.clz32(a & -a), 31 - Math.clz32(b & -b), shares);
  }
}

function take(one: number, other: number, shares: Float64Array): void {
  const pay = Math.min(left[one] as number, left[other] as number);
  if (pay === 0) return;
  left[one] = (left[one] as number) - pay;
  left[other] = (left[other] as number) - pay;
  shares[one] = (shares[one] as number) + pay;
  shares[other] = (shares[other] as number) + pay;
}
