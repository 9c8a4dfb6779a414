/**
 * The talent scheduling problem: scenes one after another, each person paid from the first of theirs to the last.
 * Durations and wages are finite and not negative, in units of the caller's own (days and ₩, say).
 */
export interface TalentProblem {
  readonly scenes: readonly TalentScene[];
  /** What each person is paid for a unit of time on location. */
  readonly wages: readonly number[];
}

export interface TalentScene {
  readonly duration: number;
  /** Indices into `wages`, each once. */
  readonly cast: readonly number[];
}

/**
 * An order of scenes (indices) and what it costs. `hold` is the waiting alone; `bound` is never above the least hold
 * cost there is, and equal to `hold` when `proven`.
 */
export interface TalentAnswer {
  readonly order: readonly number[];
  readonly hold: number;
  readonly bound: number;
  readonly proven: boolean;
}
