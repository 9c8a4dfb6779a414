import type { FactorKind, FactorNeeded, FactorProof } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';
import type { ProofAsked } from '../../http/proof-asked.ts';
import { askForPasskey, checkPasskey } from './check-passkey.ts';
import { stepOfCode } from './check-totp.ts';
import { type FactorParts, sealedFor, tellAccount } from './factor-parts.ts';
import { openSecret } from './open-secret.ts';
import { passkeyPlace } from './passkey-place.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { StoredPasskey, StoredTotp } from './repo.ts';

interface Held {
  readonly totp: StoredTotp | undefined;
  readonly passkeys: readonly StoredPasskey[];
}

/**
 * Fails unless the account has no second factor or the proof is right (AC20). Right proofs are used up (AC22); wrong ones are
 * limited (AC23), six digits for the whole account, since they alone could be guessed.
 */
export async function proveFactor(parts: FactorParts, asked: ProofAsked): Promise<void> {
  const { factors, attempts } = parts;
  const { userId, proof } = asked;
  const held = { totp: await factors.totpOf(userId), passkeys: await factors.passkeysOf(userId) };
  if (!held.totp && held.passkeys.length === 0) return;
  const code = proof.code?.replace(/\s/g, '') ?? '';
  if (code === '' && !proof.passkey) throw await whatIsNeeded(parts, asked, held);
  const from = `${userId} ${asked.source}`;
  attempts.count('factor', from);
  const right = proof.passkey
    ? await isRightPasskey(parts, asked, held, proof.passkey)
    : await isRightCode(parts, asked, held, code);
  if (!right) throw new HttpFailure('wrong_second_factor');
  attempts.clear('factor', from);
}

/** What is asked for, with what a passkey is to sign. */
async function whatIsNeeded(parts: FactorParts, asked: ProofAsked, held: Held): Promise<HttpFailure> {
  const place = passkeyPlace(parts.publicUrl, asked.origin);
  const usable = place ? held.passkeys : [];
  const kinds: FactorKind[] = [];
  if (held.totp) kinds.push('totp');
  if (usable.length > 0) kinds.push('passkey');
  if ((await parts.factors.recoveryCodesLeft(asked.userId)) > 0) kinds.push('recovery');
  const question = { userId: asked.userId, kind: asked.door, place: place! };
  const passkey = usable.length > 0 ? await askForPasskey(parts, question, usable) : null;
  const details: FactorNeeded = { kinds, passkey };
  return new HttpFailure(asked.door === 'signIn' ? 'second_factor_needed' : 'confirm_factor_needed', details);
}

async function isRightPasskey(
  parts: FactorParts,
  { userId, door, origin }: ProofAsked,
  { passkeys }: Held,
  given: NonNullable<FactorProof['passkey']>,
): Promise<boolean> {
  const place = passkeyPlace(parts.publicUrl, origin);
  return place !== null && checkPasskey(parts, { userId, kind: door, place }, passkeys, given);
}

async function isRightCode(
  parts: FactorParts,
  { userId, everywhere }: ProofAsked,
  { totp }: Held,
  code: string,
): Promise<boolean> {
  const { factors, attempts, now } = parts;
  if (!/^\d{6}$/.test(code)) {
    const used = await useRecoveryCode(parts, userId, code);
    if (used) await tellAccount(parts, userId, 'codeUsed');
    return used;
  }
  if (!totp) return false;
  if (everywhere !== null && attempts.isOver('factorEverywhere', everywhere))
    throw new HttpFailure('too_many_codes');
  const step = stepOfCode(openSecret(parts, totp.secret, sealedFor(userId)), code, now());
  return step !== null && factors.useStep(userId, step);
}
