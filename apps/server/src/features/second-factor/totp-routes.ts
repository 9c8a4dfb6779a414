import { factorSetSchema, totpCodeSchema, totpSetupSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { afterChange, requireConfirmed } from './change-factors.ts';
import type { FactorDeps } from './factor-deps.ts';
import { beginTotp, finishTotp } from './set-up-totp.ts';

/** My authenticator app: setting it up takes two calls, the second with its first code. */
export function totpRoutes(app: App, deps: FactorDeps): void {
  const preHandler = deps.authentication.requireUser;
  const config = deps.limits.password;
  app.post(
    '/auth/second-factor/totp',
    { preHandler, config, schema: { response: { 200: z.object({ data: totpSetupSchema }) } } },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      return { data: await beginTotp(deps, who) };
    },
  );
  app.post(
    '/auth/second-factor/totp/confirm',
    {
      preHandler,
      config,
      schema: { body: totpCodeSchema, response: { 200: z.object({ data: factorSetSchema }) } },
    },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      return { data: await finishTotp(deps, who, request.body.code) };
    },
  );
  app.delete(
    '/auth/second-factor/totp',
    { preHandler, config, schema: { response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      if (!(await deps.factors.removeTotp(who._id))) throw new HttpFailure('not_found');
      await afterChange(deps, who, 'totpRemoved');
      return { data: {} };
    },
  );
}
