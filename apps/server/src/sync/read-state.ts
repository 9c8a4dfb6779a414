import { can, type Id, memberOf, type ProjectState, type Section } from '@ddak/domain';
import { HttpFailure } from '../http/failures.ts';
import type { ProjectStates } from './project-states.ts';

/** A project's rows as they are now, for somebody who may read these sections. */
export type ReadState = (projectId: Id, userId: Id, ...sections: readonly Section[]) => Promise<ProjectState>;

/**
 * Fails with 404 for who is no member (as for a project that is not there) and with 403 where a section is closed to
 * them. The state holds every table: what is shown of it must be of the sections that were asked for.
 */
export const readStateOf =
  (states: ProjectStates): ReadState =>
  async (projectId, userId, ...sections) => {
    const view = await states.current(projectId, userId);
    const member = view ? memberOf(view.state, userId) : undefined;
    if (!view || !member) throw new HttpFailure('project_not_found');
    if (!sections.every((section) => can(member, 'read', section))) throw new HttpFailure('forbidden');
    return view.state;
  };
