import { deletionSchema } from '@ddak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../../db/reader.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import type { SessionCookies } from '../../http/cookies.ts';
import { HttpFailure } from '../../http/failures.ts';
import { type DeletionParts, deleteAccount } from './delete-account.ts';

export interface DeletionDeps extends DeletionParts {
  readonly authentication: Authentication;
  readonly cookies: SessionCookies;
  /** Whether the session of that chain was confirmed by the password a moment ago. */
  readonly isConfirmed: (familyId: string) => Promise<boolean>;
}

/** Deleting my account, and what that would mean. */
export function deletionRoutes(app: App, deps: DeletionDeps): void {
  const preHandler = deps.authentication.requireUser;
  app.get(
    '/auth/user/deletion',
    { preHandler, schema: { response: { 200: z.object({ data: deletionSchema }) } } },
    async (request) => ({ data: await deps.deletions.plan(signedIn(request)._id) }),
  );
  app.delete(
    '/auth/user',
    { preHandler, schema: { response: { 200: z.object({ data: z.object({}) }) } } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { _id, familyId } = signedIn(request);
      if (!(await deps.isConfirmed(familyId))) throw new HttpFailure('confirm_needed');
      await asSystem('erasure', () => deleteAccount(deps, _id));
      deps.cookies.clearAll(request, reply);
      return { data: {} };
    },
  );
}
