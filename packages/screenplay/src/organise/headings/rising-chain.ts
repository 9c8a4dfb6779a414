import type { HeadingCandidate } from './heading-candidates.ts';
import { RangeMax } from './range-max.ts';

/** A number that grows with reading order: episode first, then scene, then sub-scene. -1 without a number. */
export function rankOf(candidate: HeadingCandidate): number {
  const number = candidate.marker?.number;
  if (!number) return -1;
  const first = (candidate.marker?.episode ?? 0) * 1e8 + number.first * 1e4;
  // `A17` comes before 17, and after whatever follows 16.
  if (number.ahead) return first - 1e3 + partRank(number.second);
  return first + partRank(number.second) + partRank(number.third) / 100;
}

function partRank(written: string | null): number {
  if (written === null) return 0;
  return /^\d+$/.test(written) ? Number(written) : letterRank(written);
}

function letterRank(letter: string): number {
  const korean = '가나다라마바사아자차카타파하'.indexOf(letter);
  return korean >= 0 ? korean + 1 : letter.toUpperCase().charCodeAt(0) - 64;
}

/** More than five numbers ahead is a jump; a fall back to 1 begins the next episode. Both cost something. */
const JUMP = 5e4;
const JUMP_COST = 0.8;
const RESTART_COST = 1.5;

/**
 * The heaviest run of numbered candidates whose numbers rise, in reading order. A fall back to 1 starts anew, so
 * that a file of several episodes is one chain.
 */
export function risingChain(members: readonly HeadingCandidate[]): HeadingCandidate[] {
  const ranks = members.map(rankOf);
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  const weight = weighMembers(members, ranks);
  const total: number[] = [];
  const previous: number[] = [];
  const reached = new RangeMax(places.length, (i) => total[i] ?? 0);
  let top = -1;
  members.forEach((candidate, i) => {
    const rank = ranks[i] as number;
    const place = firstAtLeast(places, rank);
    const near = firstAtLeast(places, rank - JUMP);
    const restarts = i > 0 && candidate.marker?.number?.first === 1 && rank - (ranks[i - 1] ?? 0) < -1e4;
    const steps: [from: number, cost: number][] = [
      [reached.best(near, place), 0],
      [reached.best(0, near), JUMP_COST],
      [restarts ? i - 1 : -1, RESTART_COST],
    ];
    let best = 0;
    let from = -1;
    for (const [j, cost] of steps) {
      const gain = j < 0 ? 0 : (total[j] ?? 0) - cost;
      if (gain > best) {
        best = gain;
        from = j;
      }
    }
    total[i] = best + (weight[i] as number);
    previous[i] = from;
    reached.put(place, i);
    if (top < 0 || total[i] > (total[top] as number)) top = i;
  });
  const chain: HeadingCandidate[] = [];
  for (let i = top; i >= 0; i = previous[i] as number) chain.push(members[i] as HeadingCandidate);
  return chain.reverse();
}

/** Where in ascending numbers the first stands that is at least `value`. */
function firstAtLeast(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A heading that says when or where weighs most; rows of a list, one right below the other, hardly anything. */
function weighMembers(members: readonly HeadingCandidate[], ranks: readonly number[]): number[] {
  const touches = (i: number): boolean => {
    const a = members[i];
    const b = members[i + 1];
    return a !== undefined && b !== undefined && b.at - a.at === 1 && (ranks[i + 1] ?? 0) > (ranks[i] ?? 0);
  };
  return members.map((candidate, i) => {
    const inList = (touches(i - 1) && (touches(i) || touches(i - 2))) || (touches(i) && touches(i + 1));
    if (inList) return 0.2;
    return candidate.evident ? 3 : candidate.sentence ? 0.2 : 1;
  });
}
