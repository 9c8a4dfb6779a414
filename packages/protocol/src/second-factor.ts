import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** What proves that it is them beside the password: an app's six digits, a passkey, a code that was written down. */
export const FACTOR_KINDS = ['totp', 'passkey', 'recovery'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialIdSchema = base64url(1_400);
/** What a browser may add of its own, and what we do not look at. */
const extras = {
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** What the browser answers to the options of a registration, as JSON (WebAuthn's RegistrationResponseJSON). */
export const passkeyRegistrationSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  ...extras,
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** What the browser answers to the options of a sign-in, as JSON (WebAuthn's AuthenticationResponseJSON). */
export const passkeyAssertionSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: z.string().max(200).nullish(),
  }),
  ...extras,
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** The second proof, as it goes with a password: six digits or a recovery code in `code`, or a passkey. */
export const factorProofSchema = z.object({
  code: z.string().trim().max(60).optional(),
  passkey: passkeyAssertionSchema.optional(),
});
export type FactorProof = z.infer<typeof factorProofSchema>;

/** WebAuthn's options, as they go to the browser: it reads them, we do not. */
const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/**
 * The `details` of `second_factor_needed` (401, at sign-in) and `confirm_factor_needed` (403, when it is asked again).
 * `passkey`: what the browser is to sign; it can be answered once, within some minutes.
 */
export const factorNeededSchema = z.object({
  kinds: z.array(z.enum(FACTOR_KINDS)),
  passkey: passkeyOptionsSchema.nullable(),
});
export type FactorNeeded = z.infer<typeof factorNeededSchema>;

export const MOST_PASSKEYS = 20;
export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, { error: '패스키의 이름을 입력해 주세요.' })
  .max(60, { error: '이름은 60자까지 쓸 수 있어요.' });

/** A passkey in the list of mine. Times in milliseconds. */
export const passkeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** My second factor as it stands. `passkeysPossible`: false where the address of the server does not allow them. */
export const secondFactorSchema = z.object({
  totp: z.object({ setAt: z.int() }).nullable(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  passkeysPossible: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** An authenticator app is to be given this secret; it is set once a code of it has come back. */
export const totpSetupSchema = z.object({
  secret: z.string(),
  /** `otpauth://…`, as a QR code holds it. */
  uri: z.string(),
});
export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const totpCodeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: '여섯 자리 숫자를 입력해 주세요.' })),
});
export type TotpCode = z.infer<typeof totpCodeSchema>;

/** Shown once: when the first factor is set, and when new ones are made. Null where those of before go on. */
export const factorSetSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type FactorSet = z.infer<typeof factorSetSchema>;
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const registrationOptionsSchema = passkeyOptionsSchema;
export const newPasskeySchema = z.object({ name: passkeyNameSchema, response: passkeyRegistrationSchema });
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export const renamePasskeySchema = z.object({ name: passkeyNameSchema });
export type RenamePasskey = z.infer<typeof renamePasskeySchema>;
