import type { EmptiedDays, Id } from '@ddak/domain';
import type { PlannedDay, SchedulePlan } from '../../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../../problem/schedule-problem.ts';
import type { Block } from '../read-board-day.ts';

/** A plan with the problem that it answers, and the days of it that are taken over. */
export interface TakenProposal {
  readonly problem: ScheduleProblem;
  readonly plan: SchedulePlan;
  readonly days: readonly Id[];
  /** Days that fell away: whatever stands there was free to go. */
  readonly lost: readonly Id[];
  /** What becomes of shooting days that it empties (TT18); they stay where it is not said. */
  readonly emptied?: EmptiedDays;
}

/** What the plan says of each scene, against where it stood when it was asked and where it stands now. */
export interface Standing {
  readonly blocks: ReadonlyMap<string, Block>;
  /** Whether a scene that the plan has in parts comes in parts: all of them, or none. */
  readonly comesInParts: (sceneId: Id) => boolean;
  /** Whether a scene of the plan stands where it stood on a day that is taken, so that nobody has placed it meanwhile. */
  readonly isUntouched: (id: string) => boolean;
}

/** What a day's rows are put together from. */
export interface RowsWanted {
  readonly plan: PlannedDay | undefined;
  readonly proposal: TakenProposal;
  readonly standing: Standing;
  readonly newId: () => Id;
}
