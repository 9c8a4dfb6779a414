import { describe, expect, it } from 'vitest';
import { confirmNeeded, factorNeeded, mayProveAgain } from './factor-needed.ts';

const failed = (code: string, details?: object) => ({ status: 401, data: { code, message: '', details } });

describe('AC20, AC21: what a failed call asks for', () => {
  it('is read from a call that wants a second proof, and from no other', () => {
    const needed = { kinds: ['totp', 'recovery'], passkey: null };
    expect(factorNeeded(failed('second_factor_needed', needed))).toEqual(needed);
    expect(factorNeeded(failed('confirm_factor_needed', needed))).toEqual(needed);
    expect(factorNeeded(failed('wrong_credentials'))).toBeNull();
    expect(factorNeeded({ status: 'FETCH_ERROR' })).toBeNull();
  });

  it('can be given again after a wrong one or without a line, not when the password is wrong', () => {
    expect(['wrong_second_factor', 'too_many_codes'].map((code) => mayProveAgain(failed(code)))).toEqual([
      true,
      true,
    ]);
    expect(mayProveAgain({ status: 'FETCH_ERROR' })).toBe(true);
    expect(mayProveAgain(failed('wrong_credentials'))).toBe(false);
  });

  it('is the password where it was not typed a moment ago', () => {
    expect(confirmNeeded(failed('confirm_needed'))).toBe(true);
    expect(confirmNeeded(failed('not_found'))).toBe(false);
  });
});
