import { type DateText, daysBetween } from '../kernel/date.ts';

/** What lies between one date of work and the next: dates of the plan, and free days of the calendar. */
export interface Gap {
  readonly dates: number;
  readonly days: number;
}

/** CO1: the gaps in somebody's work. Both in order: the dates of the plan, and those of them on which they have a scene. */
export function gapsOf(dates: readonly DateText[], worked: readonly DateText[]): Gap[] {
  let at = dates.indexOf(worked[0] ?? '');
  return worked.slice(1).map((date, i) => {
    const last = at;
    at = dates.indexOf(date, last);
    return { dates: at - last - 1, days: daysBetween(worked[i]!, date) - 1 };
  });
}

/** What waiting costs: by the date of the plan, or once for a release; null: nobody is released. */
export interface HoldTerms {
  readonly holdRate: number;
  readonly dropAfterDays: number | null;
  readonly pickupFee: number;
}

/** CO2: whether somebody is let go and picked up again: the gap is long enough, and it costs no more than holding them. */
export const isReleased = ({ dropAfterDays, pickupFee, holdRate }: HoldTerms, gap: Gap): boolean =>
  dropAfterDays !== null && gap.days >= dropAfterDays && pickupFee <= gap.dates * holdRate;
