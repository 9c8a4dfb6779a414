/** What is paid for a scene, and for a day with each thing that is paid once a day: no more than it costs. */
export interface DayPrices {
  readonly scenes: Float64Array;
  readonly days: Float64Array;
  /** What a day pays for each limit that it counts to. */
  readonly limits: LimitPrices;
}

/** Of three scenes each, a day pays a price for two or all. */
export interface LimitPrices {
  /** By scene, the limits in which it is. */
  readonly of: readonly (readonly number[])[];
  readonly prices: Float64Array;
}
