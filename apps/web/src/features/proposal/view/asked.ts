import type { Id, ProjectState } from '@ddak/domain';
import type { ScheduleAnswer, ScheduleProblem } from '@ddak/scheduler';
import type { Weighed } from './proposal-view.ts';

/** The question as it was put, to show and take over its answers by. */
export interface Asked {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly problem: ScheduleProblem;
  /** The board before, without what was lost since, and what it is worth. */
  readonly before: Weighed;
  readonly lost: readonly Id[];
}

export interface Found {
  readonly title: string;
  readonly answer: ScheduleAnswer;
}
