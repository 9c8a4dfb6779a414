import { idSchema } from '@ddak/domain';
import { mySessionSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import type { AccountDeps } from './account-deps.ts';
import { nothing } from './answers.ts';

/** Where I am signed in, and signing out there. */
export function mySessionRoutes(app: App, { sessions, authentication }: AccountDeps): void {
  const preHandler = authentication.requireUser;
  app.get(
    '/auth/sessions',
    { preHandler, schema: { response: { 200: z.object({ data: z.array(mySessionSchema) }) } } },
    async (request) => ({ data: await sessions.listOf(signedIn(request)) }),
  );
  app.delete(
    '/auth/sessions/:id',
    { preHandler, schema: { params: z.object({ id: idSchema }), response: { 200: nothing } } },
    async (request) => {
      await sessions.endOne(signedIn(request)._id, request.params.id);
      return { data: {} };
    },
  );
}
