import type { FactorSet, TotpSetup } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import { factorWasSet } from './change-factors.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './check-totp.ts';
import type { FactorDeps } from './factor-deps.ts';
import { SETUP_MS, sealedFor } from './factor-parts.ts';
import { openSecret } from './open-secret.ts';

/** Hands out a secret for an authenticator app. Nothing changes until a code of it comes back. */
export async function beginTotp(deps: FactorDeps, who: SignedIn): Promise<TotpSetup> {
  const secret = makeTotpSecret();
  const now = deps.now();
  const sealed = deps.seals.seal(secret, sealedFor(who._id));
  await deps.factors.addChallenge({
    ...{ _id: newId(now), userId: who._id, kind: 'totp', secret: sealed, expiresAt: now + SETUP_MS },
  });
  return { secret, uri: totpUri(secret, who.email) };
}

/** The app works: a code of its secret is right. It takes the place of the app of before; that code is used up. */
export async function finishTotp(deps: FactorDeps, who: SignedIn, code: string): Promise<FactorSet> {
  const { factors, attempts } = deps;
  const from = `${who._id} session ${who.familyId}`;
  attempts.count('factor', from);
  const now = deps.now();
  const waiting = await factors.waitingFor(who._id, 'totp', now);
  if (!waiting) throw new HttpFailure('factor_setup_over');
  const step = stepOfCode(openSecret(deps, waiting.secret, sealedFor(who._id)), code, now);
  if (step === null) throw new HttpFailure('wrong_second_factor');
  if (!(await factors.useChallenge(waiting, now))) throw new HttpFailure('factor_setup_over');
  attempts.clear('factor', from);
  await factors.setTotp({ userId: who._id, secret: waiting.secret, lastStep: step, setAt: now });
  return factorWasSet(deps, who, 'totpSet');
}
