import type { Breach } from '../plan/schedule-plan.ts';

/**
 * Of a rule that stands twice, with two values, the harder is told, else what is broken by more: so tells the board (a rest
 * below 8 h and not also below 11 h, LB6; the break of eight hours and not also that of four, LB4).
 */
export function toldBreaches(breaches: readonly Breach[]): readonly Breach[] {
  const of = Map.groupBy(breaches, ({ rule, days, scenes, who }) =>
    JSON.stringify([rule, days, scenes, who]),
  );
  const told = new Set([...of.values()].map((list) => list.reduce(worse)));
  return breaches.filter((one) => told.has(one));
}

function worse(one: Breach, other: Breach): Breach {
  if (one.severity !== other.severity) return one.severity === 'hard' ? one : other;
  return other.by > one.by ? other : one;
}
