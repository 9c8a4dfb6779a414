import type { FactorSet } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { FactorDeps } from './factor-deps.ts';
import { type FactorNews, tellAccount } from './factor-parts.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** AC21: what changes how one signs in is done by a session that was confirmed a moment ago. */
export async function requireConfirmed(deps: FactorDeps, who: SignedIn): Promise<void> {
  if (!(await deps.isConfirmed(who.familyId))) throw new HttpFailure('confirm_needed');
}

/** After a factor was set: the first one brings recovery codes; who was signed in without it signs in anew. */
export async function factorWasSet(deps: FactorDeps, who: SignedIn, what: FactorNews): Promise<FactorSet> {
  const hasCodes = (await deps.factors.recoveryCodesLeft(who._id)) > 0;
  const recoveryCodes = hasCodes ? null : await makeRecoveryCodes(deps, who._id);
  await afterChange(deps, who, what);
  return { recoveryCodes };
}

/** AC24: every other session ends, and the account is told by mail. */
export async function afterChange(deps: FactorDeps, who: SignedIn, what: FactorNews): Promise<void> {
  await deps.endOtherSessions(who);
  await tellAccount(deps, who._id, what);
}
