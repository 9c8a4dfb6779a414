import { passkeySchema, recoveryCodesSchema, type SecondFactor, secondFactorSchema } from '@ddak/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { calledOrigin } from '../../http/origin.ts';
import { requireConfirmed } from './change-factors.ts';
import type { FactorDeps } from './factor-deps.ts';
import { tellAccount } from './factor-parts.ts';
import { passkeyPlace } from './passkey-place.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { totpRoutes } from './totp-routes.ts';

/** `/auth/second-factor…`: what is asked of me beside my password. */
export function secondFactorRoutes(app: App, deps: FactorDeps): void {
  const preHandler = deps.authentication.requireUser;
  app.get(
    '/auth/second-factor',
    { preHandler, schema: { response: { 200: z.object({ data: secondFactorSchema }) } } },
    async (request) => ({ data: await showFactors(deps, request) }),
  );
  app.post(
    '/auth/second-factor/recovery-codes',
    {
      preHandler,
      config: deps.limits.password,
      schema: { response: { 200: z.object({ data: recoveryCodesSchema }) } },
    },
    async (request) => {
      const who = signedIn(request);
      await requireConfirmed(deps, who);
      if (!(await deps.factors.has(who._id))) throw new HttpFailure('no_second_factor');
      const recoveryCodes = await makeRecoveryCodes(deps, who._id);
      await tellAccount(deps, who._id, 'codesMade');
      return { data: { recoveryCodes } };
    },
  );
  totpRoutes(app, deps);
  passkeyRoutes(app, deps);
}

async function showFactors(
  { factors, publicUrl }: FactorDeps,
  request: FastifyRequest,
): Promise<SecondFactor> {
  const { _id } = signedIn(request);
  const app = await factors.totpOf(_id);
  const passkeys = await factors.passkeysOf(_id);
  return {
    totp: app ? { setAt: app.setAt } : null,
    passkeys: passkeys.map((one) => passkeySchema.parse(one)),
    recoveryCodesLeft: await factors.recoveryCodesLeft(_id),
    passkeysPossible: passkeyPlace(publicUrl, calledOrigin(request)) !== null,
  };
}
