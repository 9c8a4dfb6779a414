import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import { KEY_KINDS } from './keys.ts';
import { newPasswordSchema } from './passwords.ts';
import { factorProofSchema } from './second-factor.ts';

/** The user as the client knows it. Never the password hash. */
export const userSchema = z.object({
  _id: idSchema,
  email: z.email(),
  name: z.string(),
  phone: z.string(),
  pbChannels: z.array(z.string()),
  /** Whether the e-mail was shown to be theirs. Until then they cannot invite. */
  confirmed: z.boolean(),
  /** What their codes gave them; missing where none was used. */
  keys: z.array(z.enum(KEY_KINDS)).optional(),
  /** Whether a second factor is set; missing where a program of before has kept the user. */
  hasSecondFactor: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

export const CONSENTS = ['age14', 'terms', 'privacy', 'marketing'] as const;
export type Consent = (typeof CONSENTS)[number];

/** What was said to one of them last: to which version of its text, and when (milliseconds since 1970). */
export const givenConsentSchema = z.object({
  kind: z.enum(CONSENTS),
  version: z.int(),
  at: z.int(),
  /** It was taken back then. */
  withdrawn: z.boolean(),
});
export type GivenConsent = z.infer<typeof givenConsentSchema>;

/** PD8: what can be given and taken back while the account stands; the others end with it. */
export const changeConsentsSchema = z.object({ marketing: z.boolean() });
export type ChangeConsents = z.infer<typeof changeConsentsSchema>;

/** What the sign-up form asks for; no account is made without them (docs/decisions/0016). */
export const REQUIRED_CONSENTS = ['age14', 'terms', 'privacy'] as const satisfies readonly Consent[];
const MISSING_CONSENT = '필수 약관에 모두 동의해 주세요.';

const userNameSchema = z.string().trim().min(1, { error: '이름을 입력해 주세요.' }).max(60);

export const signUpSchema = z.object({
  email: z.email({ error: '이메일 주소를 확인해 주세요.' }).max(120),
  password: newPasswordSchema,
  name: userNameSchema,
  consents: z
    .array(z.enum(CONSENTS), { error: MISSING_CONSENT })
    .refine((given) => REQUIRED_CONSENTS.every((kind) => given.includes(kind)), { error: MISSING_CONSENT }),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** What a mailed link carries. */
export const mailTokenSchema = z.string().min(20).max(100);

/** Asking for a new password by mail; answered alike whether the e-mail is known or not. */
export const requestResetSchema = z.object({
  email: z.email({ error: '이메일 주소를 확인해 주세요.' }).max(120),
});
export type RequestReset = z.infer<typeof requestResetSchema>;

export const resetPasswordSchema = z.object({ token: mailTokenSchema, newPassword: newPasswordSchema });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** E-mail and password; the second proof where the answer before was `second_factor_needed`. */
export const signInSchema = z.object({
  email: z.string().max(120),
  password: z.string().max(200),
  ...factorProofSchema.shape,
});
export type SignIn = z.infer<typeof signInSchema>;

const passwordSchema = z.string().max(200);

export const changePasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
  ...factorProofSchema.shape,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** What a person may change about themselves. */
export const editUserSchema = z
  .object({ name: userNameSchema, phone: z.string().trim().max(30, { error: '전화번호가 너무 길어요.' }) })
  .partial();
export type EditUser = z.infer<typeof editUserSchema>;

/** One place where the person is signed in. `device` is what its browser calls itself; times in milliseconds. */
export const mySessionSchema = z.object({
  _id: idSchema,
  device: z.string(),
  startedAt: z.int(),
  lastSeenAt: z.int(),
  isCurrent: z.boolean(),
});
export type MySession = z.infer<typeof mySessionSchema>;
