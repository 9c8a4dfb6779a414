import { changeConsentsSchema, type GivenConsent, givenConsentSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import type { AccountDeps } from './account-deps.ts';
import type { KeptConsent } from './repo.ts';
import { TERMS_VERSION } from './sign-up.ts';

const answer = z.object({ data: z.array(givenConsentSchema) });

/** PD8: what I have agreed to, and taking back what may be. */
export function consentRoutes(
  app: App,
  deps: Pick<AccountDeps, 'accounts' | 'authentication' | 'now'>,
): void {
  const { accounts, authentication } = deps;
  const preHandler = authentication.requireUser;
  app.get('/auth/user/consents', { preHandler, schema: { response: { 200: answer } } }, async (request) => ({
    data: latest(await accounts.consentsOf(signedIn(request)._id)),
  }));
  app.patch(
    '/auth/user/consents',
    { preHandler, schema: { body: changeConsentsSchema, response: { 200: answer } } },
    async (request) => {
      const { _id } = signedIn(request);
      const before = latest(await accounts.consentsOf(_id)).find(({ kind }) => kind === 'marketing');
      const stands = before !== undefined && !before.withdrawn;
      if (request.body.marketing !== stands)
        await accounts.addConsent(_id, {
          kind: 'marketing',
          version: TERMS_VERSION,
          at: deps.now(),
          ...(stands ? { withdrawn: true } : {}),
        });
      return { data: latest(await accounts.consentsOf(_id)) };
    },
  );
}

/** What was said last to each of them, in the order in which they were first asked. */
function latest(said: readonly KeptConsent[]): GivenConsent[] {
  const last = new Map<string, GivenConsent>();
  for (const { kind, version, at, withdrawn } of said)
    last.set(kind, { kind, version, at, withdrawn: withdrawn ?? false });
  return [...last.values()];
}
