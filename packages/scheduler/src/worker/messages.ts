import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Contradiction } from '../solve/contradictions.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';

/** To the worker. One search at a time: a second `solve` ends the first. `stop` ends it with the best plan so far. */
export type ToSolver =
  | {
      readonly type: 'solve';
      readonly problem: ScheduleProblem;
      readonly seed: number;
      readonly milliseconds: number;
      readonly warmth?: number;
      readonly withBound?: boolean;
      readonly sharpening?: number;
      readonly untilPlaced?: boolean;
    }
  | { readonly type: 'stop' };

/** From the worker: any number of `progress`, then one of the others. */
export type FromSolver =
  | {
      readonly type: 'progress';
      readonly steps: number;
      readonly milliseconds: number;
      /** The best so far, and not again before there is a better one. */
      readonly answer: ScheduleAnswer | null;
    }
  | { readonly type: 'done'; readonly answer: ScheduleAnswer }
  | { readonly type: 'refused'; readonly contradictions: readonly Contradiction[] }
  | { readonly type: 'failed'; readonly message: string };
