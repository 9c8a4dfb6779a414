import type { Breach } from '../plan/schedule-plan.ts';

/**
 * As the board tells them: whoever or whatever cannot be had for several scenes of a day once for all of them; of a rule
 * that stands twice, with two values, the harder, else what is broken by more (a rest below 8 h and not also below 11 h, LB6;
 * the break of eight hours and not also that of four, LB4).
 */
export function toldBreaches(breaches: readonly Breach[]): readonly Breach[] {
  const nameOf = ({ rule, days, who, scenes }: Breach) =>
    JSON.stringify([rule, days, who, who === null ? scenes : []]);
  return [...Map.groupBy(breaches, nameOf).values()].map((list) =>
    list.every(({ scenes }) => scenes.length > 0) ? together(list) : list.reduce(worse),
  );
}

const together = (list: readonly Breach[]): Breach => ({
  ...list.reduce(worse),
  by: list.reduce((sum, { by }) => sum + by, 0),
  scenes: [...new Set(list.flatMap(({ scenes }) => scenes))],
});

function worse(one: Breach, other: Breach): Breach {
  if (one.severity !== other.severity) return one.severity === 'hard' ? one : other;
  return other.by > one.by ? other : one;
}
