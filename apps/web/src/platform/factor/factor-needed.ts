import { type FactorNeeded, factorNeededSchema, failureSchema } from '@ddak/protocol';

const codeOf = (error: unknown): string | null => {
  const read = failureSchema.safeParse((error as { readonly data?: unknown } | null)?.data);
  return read.success ? read.data.code : null;
};

/** What a failed call asks for beside the password; null where it has failed for another reason (AC20, AC21). */
export function factorNeeded(error: unknown): FactorNeeded | null {
  const read = failureSchema.safeParse((error as { readonly data?: unknown } | null)?.data);
  if (!read.success || !['second_factor_needed', 'confirm_factor_needed'].includes(read.data.code))
    return null;
  return factorNeededSchema.parse(read.data.details);
}

/** The password was right, and is right still: the second proof can be given again. */
export function mayProveAgain(error: unknown): boolean {
  const code = codeOf(error);
  // No line, or a server that is not there for the moment.
  if (code === null) return true;
  return [
    ...['wrong_second_factor', 'too_many_codes', 'too_many_requests', 'factor_unreadable'],
    ...['retry', 'starting', 'internal'],
  ].includes(code);
}

/** Whether a call wants the password first, typed a moment ago. */
export const confirmNeeded = (error: unknown): boolean => codeOf(error) === 'confirm_needed';
