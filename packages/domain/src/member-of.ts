import { groupBy } from './kernel/group-by.ts';
import type { ProjectMember } from './project/project.ts';
import type { ProjectState } from './state.ts';

/** The member that a user is in this project. */
export const memberOf = (state: ProjectState, userId: string): ProjectMember | undefined =>
  groupBy(state.projectMember, 'userId').get(userId)?.[0];
