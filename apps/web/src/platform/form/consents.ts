import { type Consent, REQUIRED_CONSENTS } from '@ddak/protocol';

/** What a person agrees to at sign-up, in the order of PRODUCT.md section 5; `path`: where the text stands. */
export const CONSENT_LINES: readonly {
  readonly kind: Consent;
  readonly label: string;
  readonly path?: string;
}[] = [
  { kind: 'age14', label: '만 14세 이상이에요' },
  { kind: 'terms', label: '이용약관 동의', path: '/terms' },
  { kind: 'privacy', label: '개인정보 수집·이용 동의', path: '/privacy' },
  { kind: 'marketing', label: '마케팅 소식 받기' },
];

export const isRequired = (kind: Consent): boolean =>
  (REQUIRED_CONSENTS as readonly Consent[]).includes(kind);

/** The required ones that are not given yet. */
export const missingConsents = (given: readonly Consent[]): readonly Consent[] =>
  REQUIRED_CONSENTS.filter((kind) => !given.includes(kind));

/** The consents with one more, or one fewer. */
export const withConsent = (given: readonly Consent[], kind: Consent, agrees: boolean): readonly Consent[] =>
  agrees ? [...given.filter((other) => other !== kind), kind] : given.filter((other) => other !== kind);
