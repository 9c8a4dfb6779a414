import { type Id, memberOf } from '@ddak/domain';
import type { FastifyRequest } from 'fastify';
import { HttpFailure } from '../http/failures.ts';
import type { ProjectStates } from './project-states.ts';

const PREFIX = '/api/projects/:id/';
/** These look at the project themselves, in the moment in which it counts. */
const LOOK_THEMSELVES = new Set([`${PREFIX}commands`, `${PREFIX}feed`]);

/**
 * AC27: asked of every route of a project, behind the session: fails for those of its people who have to set a second
 * factor first. Who takes no part is told nothing of it.
 */
export const factorGate =
  (states: ProjectStates) =>
  async ({ routeOptions, params }: FastifyRequest, userId: Id): Promise<void> => {
    const route = routeOptions.url ?? '';
    if (!route.startsWith(PREFIX) || LOOK_THEMSELVES.has(route)) return;
    const view = await states.current((params as { readonly id: Id }).id, userId);
    if (!view || !memberOf(view.state, userId)) return;
    if (await states.isLocked(view.state, userId)) throw new HttpFailure('second_factor_required');
  };
