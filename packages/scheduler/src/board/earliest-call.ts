import type { ProjectState } from '@ddak/domain';
import type { BoardDay } from './read-board-day.ts';

/** Before which nobody is called by a proposal, in minutes from midnight: the usual call, or the day's own if that is earlier. */
export const earliestCall = (state: ProjectState, { day }: BoardDay): number =>
  Math.min(day.calltime, state.project.get(day.projectId)?.defaultCalltime ?? day.calltime);
