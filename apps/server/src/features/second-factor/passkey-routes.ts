import { idSchema } from '@ddak/domain';
import {
  factorSetSchema,
  newPasskeySchema,
  passkeySchema,
  registrationOptionsSchema,
  renamePasskeySchema,
} from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { calledOrigin } from '../../http/origin.ts';
import { beginPasskey, finishPasskey } from './add-passkey.ts';
import { afterChange, requireConfirmed } from './change-factors.ts';
import type { FactorDeps } from './factor-deps.ts';

const params = z.object({ id: idSchema });

/** My passkeys: making one takes two calls, between which the browser asks its person. */
export function passkeyRoutes(app: App, deps: FactorDeps): void {
  const preHandler = deps.authentication.requireUser;
  const config = deps.limits.password;
  app.post(
    '/auth/second-factor/passkeys/options',
    { preHandler, config, schema: { response: { 200: z.object({ data: registrationOptionsSchema }) } } },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      return { data: await beginPasskey(deps, who, calledOrigin(request)) };
    },
  );
  app.post(
    '/auth/second-factor/passkeys',
    {
      preHandler,
      config,
      schema: { body: newPasskeySchema, response: { 201: z.object({ data: factorSetSchema }) } },
    },
    async (request, reply) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      const data = await finishPasskey(deps, who, calledOrigin(request), request.body);
      return reply.status(201).send({ data });
    },
  );
  app.patch(
    '/auth/second-factor/passkeys/:id',
    {
      preHandler,
      schema: { params, body: renamePasskeySchema, response: { 200: z.object({ data: passkeySchema }) } },
    },
    async (request) => {
      const { _id } = signedIn(request);
      const renamed = await deps.factors.renamePasskey(_id, request.params.id, request.body.name);
      if (!renamed) throw new HttpFailure('not_found');
      return { data: passkeySchema.parse(renamed) };
    },
  );
  app.delete(
    '/auth/second-factor/passkeys/:id',
    { preHandler, config, schema: { params, response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      if (!(await deps.factors.removePasskey(who._id, request.params.id))) throw new HttpFailure('not_found');
      await afterChange(deps, who, 'passkeyRemoved');
      return { data: {} };
    },
  );
}
