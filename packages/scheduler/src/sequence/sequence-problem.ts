/**
 * Scenes one after another, with waits, places and pairs in order (movie shoot scheduling): each person is paid from the
 * first of theirs to the last, and a place costs its fee each time that the company comes back to it.
 */
export interface SequenceProblem {
  readonly scenes: readonly SequenceScene[];
  /** What each person is paid for a unit of time. */
  readonly wages: readonly number[];
  readonly returnFees: readonly number[];
  /** Scene indices: the first is shot before the second. There is no cycle. */
  readonly precedences: readonly (readonly [number, number])[];
}

export interface SequenceScene {
  readonly duration: number;
  /** Indices into `wages`, each once. */
  readonly cast: readonly number[];
  /** Index into `returnFees`; −1: shot wherever the company is. */
  readonly place: number;
}

/** `cost` is waiting and returns; `bound` is never above the least there is, and equal to `cost` when `proven`. */
export interface SequenceAnswer {
  readonly order: readonly number[];
  readonly cost: number;
  readonly bound: number;
  readonly proven: boolean;
}
