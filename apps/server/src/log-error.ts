import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_CAUSES = 5;

/** What a log may say of an error. */
export interface LoggedError {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** What errors carry that names no value: codes, and names of ours. */
const PLAIN_FIELDS = [
  'code',
  'errno',
  'syscall',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'command',
  'responseCode',
] as const;

/**
 * An error without what it quotes. The words of errors that our own code makes are ours and name no values; those of
 * the database, the mail server, a parser or the language may quote what somebody wrote, the parameters of a query or
 * an address: of them the log has name, codes and place.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = framesOf(error);
  const { cause } = error;
  return {
    name: error.name,
    ...(isOurs(frames[0]) && !isForeign(error) ? { message: error.message } : {}),
    ...plainFields(error),
    ...(queryOf(error) ?? {}),
    stack: frames.join('\n'),
    ...(cause === undefined || depth >= MOST_CAUSES ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

const plainFields = (error: Error): object =>
  Object.fromEntries(
    PLAIN_FIELDS.flatMap((field) => {
      const value = (error as unknown as Readonly<Record<string, unknown>>)[field];
      return typeof value === 'number' || (typeof value === 'string' && /^[\w. ]{1,80}$/.test(value))
        ? [[field, value]]
        : [];
    }),
  );

/** The statement of the query builder, whose values stand beside it; none of those. */
function queryOf(error: Error): { query: string } | undefined {
  const { query } = error as Partial<Record<'query', unknown>>;
  return typeof query === 'string' ? { query: query.replace(/'[^']*'/g, "'…'").slice(0, 1_000) } : undefined;
}

/** The lines of the stack below the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const below = at < 0 ? stack : stack.slice(at + message.length);
  return below.split('\n').filter((line) => /^ {4}at /.test(line));
}

/** What the database, the query builder, the system, a schema and the mail server say carries these, wherever it was made. */
const isForeign = (error: Error): boolean =>
  ['severity', 'query', 'errno', 'responseCode', 'command', 'issues'].some((field) => field in error);

/** Whether the error was made by a file of this repository. */
const isOurs = (frame: string | undefined): boolean =>
  frame?.includes(ROOT) === true && !frame.includes('/node_modules/') && !frame.includes('\\node_modules\\');
