import type { CompiledProblem } from '../engine/compile-problem.ts';

/** People of whom any two share a scene, and what each is paid for a day of waiting between their first and last day. */
export interface HeldPeople {
  readonly who: readonly number[];
  /** ₩, no more than a day of work. */
  readonly rate: readonly number[];
}

/**
 * With fewer there is always an order of days in which nobody waits. One more doubles the sets that a search for days has to
 * look at: of a film of 120 scenes the bound then rises later, though higher in the end.
 */
const MANY = 3;
export const NOBODY_HELD: HeldPeople = { who: [], rate: [] };

/**
 * Of those who are never let go, the ones whose waiting is likely to be dearest. Where units share a date, a day without
 * somebody need be no day of waiting: nobody.
 */
export function heldPeople({ people, days, who, dayRate, holdRate, dropAfter }: CompiledProblem): HeldPeople {
  const scenesOf = Array.from({ length: people }, (_, person) =>
    who.flatMap((own, scene) => (own.includes(person) ? [scene] : [])),
  );
  const rateOf = (person: number) => Math.min(holdRate[person]!, dayRate[person]!);
  const weightOf = (person: number) => rateOf(person) * scenesOf[person]!.length;
  const dearest = [...scenesOf.keys()]
    .filter((person) => dropAfter[person] === Number.POSITIVE_INFINITY && weightOf(person) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const chosen: number[] = [];
  for (const person of dearest) {
    const sharesScene = (other: number) => scenesOf[person]!.some((scene) => who[scene]!.includes(other));
    if (chosen.length < MANY && chosen.every(sharesScene)) chosen.push(person);
  }
  const isOneUnit = new Set(days.map((day) => day.date)).size === days.length;
  return isOneUnit && chosen.length === MANY ? { who: chosen, rate: chosen.map(rateOf) } : NOBODY_HELD;
}
