import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { WayOut } from './way-out.ts';

/** The one that moves least first. */
export const WAYS_OUT: readonly WayOut['kind'][] = ['fewestMoves', 'between', 'cheapest'];

/** A film that is being shot is not planned anew: the search stays near the board. Its bound would be of other prices. */
export const SEARCH_FOR_WAY_OUT = { warmth: 0.3, withBound: false } as const;

/**
 * The problem with prices under which the best plan is this way out. A moved strip costs more than anything, about a
 * thousandth of what the film cost before (`money`, ₩, but for what no plan changes), or next to nothing.
 */
export function pricedForWayOut(
  problem: ScheduleProblem,
  kind: WayOut['kind'],
  money: number,
): ScheduleProblem {
  const { preferences } = problem;
  const wonPerPoint = Math.max(preferences.wonPerPoint, 1);
  const spent = money - problem.paidOnce;
  const won = { fewestMoves: Math.max(1e6, spent), between: Math.max(1000, spent / 1000), cheapest: 1 }[kind];
  // With points that cost nothing before, only the strips that move may cost something now.
  const scale = preferences.wonPerPoint > 0 ? 1 : 1e-6;
  const weights = Object.entries(preferences).map(([name, weight]) => [
    name,
    name === 'wonPerPoint' || name === 'evenMinutes' || weight === null ? weight : weight * scale,
  ]);
  return {
    ...problem,
    preferences: {
      ...(Object.fromEntries(weights) as typeof preferences),
      movedScene: won / wonPerPoint,
      wonPerPoint,
    },
  };
}
