import { type FactorSet, MOST_PASSKEYS, type NewPasskey, type PasskeyOptions } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import { factorWasSet } from './change-factors.ts';
import { askForNewPasskey, readNewPasskey } from './check-passkey.ts';
import type { FactorDeps } from './factor-deps.ts';
import { type PasskeyPlace, passkeyPlace } from './passkey-place.ts';

function placeOf({ publicUrl }: FactorDeps, origin: string): PasskeyPlace {
  const place = passkeyPlace(publicUrl, origin);
  if (!place) throw new HttpFailure('passkeys_not_here');
  return place;
}

/** What the browser is to make a passkey from. */
export async function beginPasskey(deps: FactorDeps, who: SignedIn, origin: string): Promise<PasskeyOptions> {
  const place = placeOf(deps, origin);
  const passkeys = await deps.factors.passkeysOf(who._id);
  if (passkeys.length >= MOST_PASSKEYS) throw new HttpFailure('too_many_passkeys');
  return askForNewPasskey(deps, who, place, passkeys);
}

/** Keeps the passkey that the browser has made. */
export async function finishPasskey(
  deps: FactorDeps,
  who: SignedIn,
  origin: string,
  { name, response }: NewPasskey,
): Promise<FactorSet> {
  const made = await readNewPasskey(deps, who._id, placeOf(deps, origin), response);
  if (!made) throw new HttpFailure('passkey_not_made');
  const now = deps.now();
  const row = { _id: newId(now), userId: who._id, ...made, name, createdAt: now };
  if (!(await deps.factors.addPasskey(row))) throw new HttpFailure('passkey_not_made');
  return factorWasSet(deps, who, 'passkeyAdded');
}
