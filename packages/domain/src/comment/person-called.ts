import { groupBy } from '../kernel/group-by.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectMember } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import type { Target } from '../target/target.ts';

/** How somebody is called of whom nothing is known any more but that they took part. */
export const GONE_NAME = '나간 사람';

/** CM10: how somebody is called in comments: as they are called now, or were called when they left. */
export const personCalled = (state: ProjectState, userId: string): string =>
  memberOf(state, userId)?.name ?? groupBy(state.crew, 'userId').get(userId)?.[0]?.name ?? GONE_NAME;

/** CM10: who can be named in comments on a target: whoever reads it, by name. */
export const mentionable = (state: ProjectState, target: Pick<Target, 'targetKind'>): ProjectMember[] =>
  [...state.projectMember.values()]
    .filter((member) => mayReadTarget(member, target))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko'));
