import type { DateText } from '../kernel/date.ts';
import type { HoldTerms } from './cast-days.ts';
import type { CrewRates } from './crew-rates.ts';

/** A shooting day of a plan, as far as it costs something. Ids are those of people, real places and elements. */
export interface CostedDay {
  readonly date: DateText;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** LB2: call to release, less the breaks. */
  readonly workMinutes: number;
  readonly pauses: readonly { readonly start: number; readonly end: number }[];
  /** CO17: so many times everybody eats. */
  readonly meals: number;
  readonly rates: CrewRates;
  /** CO19: so many of the crew eat, beside cast and extras. */
  readonly crew: number;
  /** From the first scene of theirs to the last, and the minutes of their scenes. */
  readonly cast: ReadonlyMap<string, { readonly minutes: number; readonly worked: number }>;
  /** So many of 보조출연 come. */
  readonly extras: number;
  /** Real places in shooting order, one for each scene that has one. */
  readonly route: readonly string[];
  /** CO20: places that were taken for the day, at which nothing was shot. */
  readonly booked?: readonly string[];
  readonly elements: ReadonlySet<string>;
}

/** Prices in won. A missing person, place or element costs nothing. */
export interface Prices {
  readonly cast: ReadonlyMap<string, HoldTerms & { readonly dayRate: number; readonly minuteRate: number }>;
  readonly places: ReadonlyMap<string, { readonly feePerDay: number; readonly returnFee: number }>;
  readonly elements: ReadonlyMap<string, number>;
  /** CO14: what is paid once, whatever the plan, by what it is for. */
  readonly once: ReadonlyMap<string, number>;
  readonly move: (from: string, to: string) => number;
  /** CO17: a meal of one person. */
  readonly mealPerHead: number;
}
