/** Why the server cannot start, in words for the person at the terminal; the stack would not help them. */
export class StartupError extends Error {}

const codesOf = (error: unknown): string[] => {
  if (error instanceof AggregateError) return error.errors.flatMap(codesOf);
  return error instanceof Error && 'code' in error ? [String(error.code)] : [];
};

/** Runs a step of the start; an error of the system with one of these codes becomes a StartupError in words. */
export async function explaining<T>(
  step: () => Promise<T>,
  codes: readonly string[],
  message: string,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const known = codesOf(error).find((code) => codes.includes(code));
    if (known === undefined || error instanceof StartupError) throw error;
    throw new StartupError(`${message} (${known})`, { cause: error });
  }
}
