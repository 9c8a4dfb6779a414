import type { Id } from '@ddak/domain';
import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@ddak/protocol';
import { z } from 'zod';
import { newId } from '../../new-id.ts';
import { CHALLENGE_MS, type FactorParts } from './factor-parts.ts';
import type { PasskeyPlace } from './passkey-place.ts';
import type { ChallengeKind, StoredPasskey } from './repo.ts';

type Parts = Pick<FactorParts, 'factors' | 'now'>;

/** EdDSA, ES256, RS256. What the library would ask for besides is an experiment of the runtime. */
const ALGORITHMS = [-8, -7, -257];

const transportsOf = ({ transports }: StoredPasskey) => [...transports];

/** Fetched when first somebody has a passkey: two hundred files that a start does not need. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser is to sign with one of the account's passkeys: once, within five minutes. */
export async function askForPasskey(
  parts: Parts,
  asked: { readonly userId: Id; readonly kind: 'signIn' | 'confirm'; readonly place: PasskeyPlace },
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: asked.place.rpId,
    allowCredentials: passkeys.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await remember(parts, asked.userId, asked.kind, options.challenge);
  return { ...options };
}

/** Whether a passkey of the account has signed what we have asked for, here, its owner being verified by it. */
export async function checkPasskey(
  parts: Parts,
  asked: { readonly userId: Id; readonly kind: 'signIn' | 'confirm'; readonly place: PasskeyPlace },
  passkeys: readonly StoredPasskey[],
  given: PasskeyAssertion,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(parts, asked.userId, asked.kind, given);
  const known = passkeys.find(({ credentialId }) => credentialId === given.id);
  if (!expectedChallenge || !known) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orNot(
    verifyAuthenticationResponse({
      response: withoutNull(given),
      expectedChallenge,
      expectedOrigin: asked.place.origin,
      expectedRPID: asked.place.rpId,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: transportsOf(known),
      },
    }),
  );
  if (!verified || !authenticationInfo) return false;
  return parts.factors.usePasskey(known._id, authenticationInfo.newCounter, parts.now());
}

/** What a browser is to make a passkey from: once, within five minutes. */
export async function askForNewPasskey(
  parts: Parts,
  person: { readonly _id: Id; readonly email: string; readonly name: string },
  place: PasskeyPlace,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'DDAK',
    rpID: place.rpId,
    userID: Uint8Array.from(Buffer.from(person._id.replaceAll('-', ''), 'hex')),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: CHALLENGE_MS,
  });
  await remember(parts, person._id, 'register', options.challenge);
  return { ...options };
}

/** The passkey that was made for what we have asked for, here; null: it was not. */
export async function readNewPasskey(
  parts: Parts,
  userId: Id,
  place: PasskeyPlace,
  given: PasskeyRegistration,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const expectedChallenge = await takeChallenge(parts, userId, 'register', given);
  if (!expectedChallenge) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await orNot(
    verifyRegistrationResponse({
      response: withoutNull(given),
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: given.response.transports ?? [],
  };
}

const remember = (parts: Parts, userId: Id, kind: ChallengeKind, secret: string): Promise<void> => {
  const now = parts.now();
  return parts.factors.addChallenge({ _id: newId(now), userId, kind, secret, expiresAt: now + CHALLENGE_MS });
};

const clientDataSchema = z.object({ challenge: z.string() });

/** The challenge that was signed, used up: null where we have not given it to this account for this. */
async function takeChallenge(
  { factors, now }: Parts,
  userId: Id,
  kind: ChallengeKind,
  { response }: { readonly response: { readonly clientDataJSON: string } },
): Promise<string | null> {
  const signed = readJson(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
  const { data } = clientDataSchema.safeParse(signed);
  if (!data) return null;
  return (await factors.useChallenge({ userId, kind, secret: data.challenge }, now()))
    ? data.challenge
    : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Unverified = { verified: false; authenticationInfo?: undefined; registrationInfo?: undefined };

/** The library throws for whatever is not as it should be in what was sent: it is wrong, then. */
const orNot = <T>(verifying: Promise<T>): Promise<T | Unverified> =>
  verifying.catch((): Unverified => ({ verified: false }));

/** What browsers leave out some send as null. */
function withoutNull<T extends PasskeyAssertion | PasskeyRegistration>(given: T) {
  const { authenticatorAttachment: _, response, ...rest } = given;
  const kept = Object.fromEntries(Object.entries(response).filter(([, value]) => value != null));
  return { ...rest, response: kept as unknown as NonNullableFields<T['response']> };
}
type NonNullableFields<T> = { [K in keyof T]: Exclude<T[K], null> };
