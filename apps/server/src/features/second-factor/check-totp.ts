import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks go wrong by a step, either way. */
const WINDOW = 1;

/** A new secret of 160 bits, base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...RULES, issuer: 'DDAK', label: email, secret: Secret.fromBase32(secret) }).toString();

/** The step of time that a code belongs to, if it is one of now; null: it is wrong. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...RULES,
    ...{ token: code, secret: Secret.fromBase32(secret), timestamp: now, window: WINDOW },
  });
  return delta === null ? null : Math.floor(now / 1000 / RULES.period) + delta;
}
