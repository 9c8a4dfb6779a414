import { type DateText, daysBetween } from '../kernel/date.ts';

/** How a person's days of a plan count for their pay. */
export interface CastDays {
  /** Dates on which they work, in order. */
  readonly work: readonly DateText[];
  /** Shooting days between two of them on which they wait on call. */
  readonly hold: readonly DateText[];
  /** Days of gaps after which they are taken up again: released in between, so not paid. */
  readonly released: readonly DateText[];
}

/**
 * CO1: who works before and after a shooting day waits on it, and is held. CO2: a gap of at least `dropAfterDays` days
 * of the calendar between two working days is a release (drop and pick-up): its days are not held.
 * `shootingDates`: the plan's shooting dates in order; `workDates`: those of them on which the person has a scene.
 */
export function castDays(
  shootingDates: readonly DateText[],
  workDates: readonly DateText[],
  dropAfterDays: number,
): CastDays {
  const work = [...new Set(workDates)].sort();
  const hold: DateText[] = [];
  const released: DateText[] = [];
  work.forEach((date, i) => {
    const next = work[i + 1];
    if (next === undefined) return;
    const between = shootingDates.filter((day) => date < day && day < next);
    (daysBetween(date, next) - 1 >= dropAfterDays ? released : hold).push(...between);
  });
  return { work, hold, released };
}
