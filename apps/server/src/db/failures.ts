/** SQLSTATEs after which the same call may succeed: lock and statement time-outs, deadlock, shutdown, lost connection. */
const RETRY = /^(55P03|57014|40001|40P01|57P0[0-4]|08...|53...|25P03)$/;
const CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What pg says, without a code, of a connection that went away under a query or between two of them. */
const GONE = /Connection terminated|timeout exceeded when trying to connect|is not queryable/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a failure of the database means for the caller. */
export function kindOfFailure(
  error: unknown,
): 'retry' | 'full' | 'taken' | 'unstorable' | 'integrity' | 'other' {
  const code = codeOf(error);
  // Before the rest of class 53: waiting does not help against a full disk, somebody has to make room.
  if (code === '53100') return 'full';
  if (RETRY.test(code) || CONNECTION.has(code)) return 'retry';
  if (code === '23505') return 'taken';
  // A NUL in a text, or half a character, that has come past every border.
  if (code === '22021' || code === '22P05') return 'unstorable';
  // A row that the wall lets nobody write there (AC16). The same code says that a right of the role is missing.
  if (code === '42501' && (error as { routine?: unknown }).routine === 'ExecWithCheckOptions')
    return 'integrity';
  // 22: a value that no column takes; 23: a rule of the schema.
  if (/^(22|23)...$/.test(code)) return 'integrity';
  return error instanceof Error && GONE.test(error.message) ? 'retry' : 'other';
}
