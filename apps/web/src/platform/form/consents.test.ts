import { describe, expect, it } from 'vitest';
import { CONSENT_LINES, isRequired, missingConsents, withConsent } from './consents.ts';

describe('the consents of a sign-up', () => {
  it('are four, of which three are required', () => {
    expect(CONSENT_LINES.map(({ kind }) => kind)).toEqual(['age14', 'terms', 'privacy', 'marketing']);
    expect(CONSENT_LINES.filter(({ kind }) => isRequired(kind))).toHaveLength(3);
  });

  it('name what is missing, never the optional one', () => {
    expect(missingConsents(['terms', 'marketing'])).toEqual(['age14', 'privacy']);
    expect(missingConsents(['age14', 'terms', 'privacy'])).toEqual([]);
  });

  it('are given once, and taken back', () => {
    expect(withConsent(['terms'], 'terms', true)).toEqual(['terms']);
    expect(withConsent(['terms', 'age14'], 'terms', false)).toEqual(['age14']);
  });
});
